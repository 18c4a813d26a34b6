import type { Command, Given } from "../frame/command.ts";
import { didYouMean } from "../frame/did-you-mean.ts";
import type { Report } from "../frame/report.ts";
import { UsageError } from "../frame/usage-error.ts";
import { applyBaseline } from "./apply-baseline.ts";
import { matches } from "../selection/pattern.ts";
import { isLenient, type Finding } from "./finding.ts";
import type { BaselineEntry } from "./baseline-entry.ts";
import { readBaseline } from "./read-baseline.ts";
import { writeBaseline } from "./write-baseline.ts";

const DAY = 86_400_000;
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** With `--strict`, drift from inferred parts is an error; `--strict-tag` limits it to the operations of some tags. */
const strictly = ({ findings, cases }: Report, given: Given): Finding[] => {
  const tags = given.texts("strict-tag");
  const groups = new Map(cases.map((it) => [it.operation, it.group]));
  const known = [...new Set(groups.values())];
  const unknown = tags.find((tag) => !known.some((it) => matches(tag, it)));
  if (unknown !== undefined)
    throw new UsageError(
      `--strict-tag ${JSON.stringify(unknown)} is no tag of what was checked.${didYouMean(unknown, known)}`,
    );
  const isNamed = (tag: string | undefined) => tag !== undefined && tags.some((it) => matches(it, tag));
  return findings.map((it) =>
    isLenient(it) && (given.isOn("strict") || isNamed(groups.get(it.operation))) ? { ...it, severity: "error" } : it,
  );
};

const accept = async (report: Report, file: string, given: Given, now: number): Promise<Report> => {
  const reason = given.text("reason")?.trim();
  if (!reason) throw new UsageError("--write-baseline needs --reason: why these findings are accepted.");
  const expires = given.text("expires") ?? dayOf(now + 90 * DAY);
  if (!/^\d{4}-\d\d-\d\d$/.test(expires) || Number.isNaN(Date.parse(expires)))
    throw new UsageError(`--expires takes a day such as 2027-01-31, not ${JSON.stringify(expires)}.`);
  if (expires < dayOf(now)) throw new UsageError(`--expires is in the past: ${expires}.`);
  if (report.couldNotCheck) return report;
  const before = (await readBaseline(file)) ?? [];
  const count = await writeBaseline(file, report.findings, before, { reason, expires, today: dayOf(now) });
  return {
    ...report,
    findings: [],
    notes: [...report.notes, `${count} ${count === 1 ? "finding is" : "findings are"} accepted in ${file}.`],
  };
};

/** A known finding that the run has not found again, although it called its operation. */
const mended = ({ rule, operation, where }: BaselineEntry): Finding => ({
  rule: "baseline-idle",
  severity: "error",
  operation,
  where,
  message: `is accepted by the baseline (${rule}) and no longer found`,
  hint: "Remove it from the baseline, so that it is told when it comes back.",
});

/**
 * Applies `--strict` and the baseline to a report. `now` is in milliseconds since 1970. With `idleFails` a known finding
 * of such a rule
 * that is gone is an error.
 */
export const settle = async (
  report: Report,
  given: Given,
  now: number,
  idleFails: Command["idleFails"] = () => false,
): Promise<Report> => {
  const found = { ...report, findings: strictly(report, given) };
  const file = given.text("baseline");
  if (given.isOn("write-baseline")) {
    if (!file) throw new UsageError("--write-baseline needs --baseline: the file to write.");
    return accept(found, file, given, now);
  }
  if (!file) return found;
  const entries = await readBaseline(file);
  // Most projects have none at first; without it every finding counts, so that a wrong name hides nothing.
  if (!entries)
    return { ...found, notes: [...found.notes, `There is no baseline at ${file}; --write-baseline makes one.`] };
  const { findings, notes, idle } = applyBaseline(found.findings, entries, dayOf(now));
  const checked = new Set(found.cases.filter((it) => it.skipped === undefined).map((it) => it.operation));
  const gone = idle.filter((it) => checked.has(it.operation) && idleFails(given, it.rule)).map(mended);
  return { ...found, findings: [...findings, ...gone], notes: [...found.notes, ...notes] };
};
