import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { components } from "../../../packages/api-client/src/index.ts";
import type { VersionFile } from "../../../packages/console/vite/version-file.ts";
import { originalPlace } from "./original-place.ts";

type ClientReport = components["schemas"]["ClientReport"];

/** Fields that the first lines say, or the stack. */
const SAID = new Set([
  "kind",
  "at",
  "count",
  "version",
  "commit",
  "page",
  "panel",
  "role",
  "browser",
  "error",
  "stack",
]);

/** One report, a list of them, or a batch as it was sent. */
export const reportsIn = (json: string): ClientReport[] => {
  const value = JSON.parse(json) as ClientReport | ClientReport[] | { reports: ClientReport[] };
  return "reports" in value ? value.reports : [value].flat();
};

const commitOf = (build: string): string | undefined => {
  const file = join(build, "version.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as VersionFile).commit : undefined;
};

/** A report as text, its stack by the source maps of a build. */
export const reportText = (report: ClientReport, build: string): string => {
  const { kind, at, count, version, commit, page = "?", panel, role = "nobody", browser, error, stack = [] } = report;
  const built = commitOf(build);
  const details = Object.entries(report).filter(([name]) => !SAID.has(name));
  return [
    `${kind}${count > 1 ? ` × ${count}` : ""} on ${page}${panel ? `, ${panel}` : ""}`,
    `  ${at}, version ${version} (${commit}), ${browser}, ${role}`,
    ...details.map(([name, value]) => `  ${name}: ${[value].flat().join(", ")}`),
    ...(stack.length > 0 && built !== commit
      ? [`  The build is of commit ${built ?? "unknown"}: build ${commit} for the right places.`]
      : []),
    ...(error ? [`  ${error}`] : []),
    ...stack.map((frame) => `    at ${originalPlace(build, frame)}`),
  ].join("\n");
};
