import type { Given } from "../frame/command.ts";
import type { Report } from "../frame/report.ts";
import { CannotCheck } from "../frame/cannot-check.ts";
import { UsageError } from "../frame/usage-error.ts";
import { applyBaseline } from "./apply-baseline.ts";
import type { Finding } from "./finding.ts";
import { readBaseline } from "./read-baseline.ts";
import { writeBaseline } from "./write-baseline.ts";

const DAY = 86_400_000;
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** With `--strict`, drift from inferred parts is an error, except new values of open enumerations. */
const strictly = (finding: Finding): Finding =>
  finding.origin === "inferred" && finding.rule !== "undocumented-value" ? { ...finding, severity: "error" } : finding;

const accept = async (found: Report, file: string, given: Given, now: number): Promise<Report> => {
  const reason = given.text("reason")?.trim();
  if (!reason) throw new UsageError("--write-baseline needs --reason: why these findings are accepted.");
  const expires = given.text("expires") ?? dayOf(now + 90 * DAY);
  if (!/^\d{4}-\d\d-\d\d$/.test(expires) || Number.isNaN(Date.parse(expires)))
    throw new UsageError(`--expires takes a day such as 2027-01-31, not ${JSON.stringify(expires)}.`);
  if (expires < dayOf(now)) throw new UsageError(`--expires is in the past: ${expires}.`);
  if (found.couldNotCheck) return found;
  const before = (await readBaseline(file)) ?? [];
  const count = await writeBaseline(file, found.findings, before, { reason, expires, today: dayOf(now) });
  return {
    ...found,
    findings: [],
    notes: [...found.notes, `${count} ${count === 1 ? "finding is" : "findings are"} accepted in ${file}.`],
  };
};

/** Applies `--strict` and the baseline to a report. `now` is in milliseconds since 1970. */
export const settle = async (report: Report, given: Given, now: number): Promise<Report> => {
  const found = given.isOn("strict") ? { ...report, findings: report.findings.map(strictly) } : report;
  const file = given.text("baseline");
  if (given.isOn("write-baseline")) {
    if (!file) throw new UsageError("--write-baseline needs --baseline: the file to write.");
    return accept(found, file, given, now);
  }
  if (!file) return found;
  const entries = await readBaseline(file);
  if (!entries) throw new CannotCheck(`There is no baseline at ${file}; --write-baseline makes one.`);
  const { findings, notes } = applyBaseline(found.findings, entries, dayOf(now));
  return { ...found, findings, notes: [...found.notes, ...notes] };
};
