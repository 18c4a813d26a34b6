import { didYouMean } from "../frame/did-you-mean.ts";
import type { Report } from "../frame/report.ts";
import { UsageError } from "../frame/usage-error.ts";
import { github } from "./github.ts";
import { json } from "./json.ts";
import { junit } from "./junit.ts";
import type { Look } from "./look.ts";
import { markdown } from "./markdown.ts";
import { sarif } from "./sarif.ts";
import { text } from "./text.ts";

const reporters = new Map<string, (report: Report, look?: Look) => string>(
  Object.entries({ text, json, junit, sarif, github, markdown }),
);

/** The reporter with this name. Throws a `UsageError` if there is none. */
export const reporterOf = (name: string): ((report: Report, look?: Look) => string) => {
  const reporter = reporters.get(name);
  if (!reporter)
    throw new UsageError(
      `There is no format ${JSON.stringify(name)}; there are ${[...reporters.keys()].join(", ")}.${didYouMean(name, [...reporters.keys()])}`,
    );
  return reporter;
};
