// Times in whole milliseconds, below a hundred hours, and what a ruling's sums make of them: adding and taking off, no more.
// A time is written as a clock shows it, with points or spaces instead of colons, or as digits alone. Whatever could be two
// times is none: 90 may be seconds or minutes, 12:3 lacks a figure.
const WAYS_TO_WRITE = [
  /^(?:(?<hours>\d{1,2}):)?(?<minutes>\d{1,3}):(?<seconds>\d\d)(?:[.,](?<fraction>\d{1,3}))?$/,
  /^(?:(?<hours>\d{1,2})[.,\s])?(?<minutes>\d{1,3})[.,\s](?<seconds>\d\d)$/,
  /^(?<hours>\d{1,2}(?=\d{4}$))?(?<minutes>\d{1,2})(?<seconds>\d\d)$/,
];

function readTime(written) {
  const text = (written ?? "").trim();
  const found = WAYS_TO_WRITE.map((way) => way.exec(text)?.groups).find(Boolean);
  if (!found || Number(found.seconds) > 59 || (found.hours && Number(found.minutes) > 59)) return null;
  const { hours = "0", minutes, seconds, fraction = "0" } = found;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, "0"));
}

function writeTime(milliseconds) {
  const whole = Math.floor(milliseconds / 1000);
  const two = (number) => String(number).padStart(2, "0");
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const time = hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
  const fraction = String(milliseconds % 1000).padStart(3, "0").replace(/0+$/, "");
  return fraction ? `${time}${root.lang === "ru" ? "," : "."}${fraction}` : time;
}

// Which times a ruling's sums need.
function timesNeeded(sums) {
  const kinds = new Set(sums.map(([kind]) => kind));
  if (kinds.has("referee")) return [];
  const from = kinds.has("full") ? ["full"] : kinds.has("before") ? ["before-w", "before-b"] : [];
  const revoked = sums.some(([kind, , credited]) => kind === "reverse" && credited);
  const more = [...(kinds.has("off") ? ["took"] : []), ...(revoked ? ["added"] : [])];
  if (!from.length && !more.length) return [];
  return [...(from.length ? from : ["now-w", "now-b"]), ...more];
}

// What both clocks show in the end, and whose flag is down. A charge that leaves nothing brings the flag down; where a
// flag is down, nothing more is charged.
function reckon(sums, times) {
  let left = { w: times["now-w"], b: times["now-b"] };
  let flag = ["w", "b"].find((side) => left[side] === 0) ?? null;
  const off = (side, time) => { left = { ...left, [side]: Math.max(0, left[side] - time) }; };
  for (const [kind, side, revoked] of sums) {
    if (kind === "full" || kind === "before") {
      left = kind === "full" ? { w: times.full, b: times.full } : { w: times["before-w"], b: times["before-b"] };
      flag = null;
    } else if (flag === null && kind === "off" && times.took > 0) {
      off(side, times.took);
      if (left[side] === 0) flag = side;
    } else if (flag === null && kind === "reverse") {
      if (revoked) off(side, times.added);
      if (left[side] === 0) flag = side;
    }
  }
  return { ...left, flag };
}

// Why no clock can have shown these times at the moment when they are read, or null.
function impossible(sums, times) {
  const both = (name, test) => test(times[`${name}-w`]) && test(times[`${name}-b`]);
  const going = (time) => time > 0;
  if (times.full === 0 || ("before-w" in times && !both("before", going))) return say("no_clock_zero");
  if ("now-w" in times && both("now", (time) => time === 0)) return say("no_clock_both");
  const credited = sums.find(([kind, , revoked]) => kind === "reverse" && revoked);
  if (credited && "now-w" in times && times[`now-${credited[1]}`] < times.added) {
    return say("no_clock_below").replaceAll("{added}", writeTime(times.added));
  }
  return null;
}

globalThis.lascaRulesDesk = { FIELDS, readTime, writeTime, reckon, lookUp };
