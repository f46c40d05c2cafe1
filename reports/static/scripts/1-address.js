// The address says language, reading mode, filter and search, so that a link opens what its sender saw. Each change of
// mode, filter or search is a step back; a position left by a link is remembered with its address.
const LONGEST_SEARCH = 200;
const asked = () => new URLSearchParams(location.search);

function remember(changes, step = false) {
  const address = new URL(location.href);
  for (const [key, value] of Object.entries(changes)) {
    if (value) address.searchParams.set(key, value); else address.searchParams.delete(key);
  }
  if (address.href === location.href) return;
  try {
    if (step) {
      leave();
      history.pushState(null, "", address);
    } else {
      history.replaceState(history.state, "", address);
    }
  } catch { /* some browsers forbid it for files */ }
}

// Keep with the present address how far down it was read.
function leave() {
  try { history.replaceState({ down: scrollY }, ""); } catch { /* as above */ }
}
