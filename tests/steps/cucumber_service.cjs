// Tells which steps of features the Cucumber extension of an editor calls undefined, given the file of expressions:
// node cucumber_service.cjs GLUE FEATURE...  The service is found as Node finds packages, in NODE_PATH.
"use strict";

const fs = require("node:fs");
const path = require("node:path");
const service = require("@cucumber/language-service");
const { WasmParserAdapter } = require("@cucumber/language-service/wasm");

const read = (file) => fs.readFileSync(file, "utf8");

async function main(glue, features) {
  const grammars = path.resolve(path.dirname(require.resolve("@cucumber/language-service")), "../..");
  const adapter = new WasmParserAdapter(grammars);
  await adapter.init();
  const source = { languageName: "python", uri: glue, content: read(glue) };
  const built = new service.ExpressionBuilder(adapter).build([source], []);
  const expressions = built.expressionLinks.map((link) => link.expression);
  const undefinedSteps = features.flatMap((feature) =>
    service
      .getGherkinDiagnostics(read(feature), expressions)
      .map((found) => `${feature}:${found.range.start.line + 1}: ${found.message}`)
  );
  const errors = built.errors.map(String);
  console.log(JSON.stringify({ expressions: expressions.length, errors, undefined: undefinedSteps }));
}

main(process.argv[2], process.argv.slice(3));
