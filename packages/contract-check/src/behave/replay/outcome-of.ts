import type { Finding } from "../../findings/finding.ts";
import type { Table } from "../../frame/report.ts";
import type { Left } from "../run-behave.ts";
import { checksOfSought, type Sought } from "./sought.ts";

type Ran = {
  findings: readonly Finding[];
  left: readonly Left[];
  /** Operations that the contract has, are selected, and the names of sessions. */
  operations: ReadonlySet<string>;
  sessions: ReadonlySet<string>;
  ended: string | undefined;
};

const isSame = (one: Sought, other: Sought) => {
  if (one.rule !== other.rule || one.operation !== other.operation) return false;
  // Which fields are lost may differ, and which one of several calls was refused.
  return one.where === other.where || one.rule === "write-lost" || one.rule === "changed-anyway";
};

/** Why nobody knows whether a finding is still there; undefined if it was looked for. */
const whyUnknown = (it: Sought, { left, operations, sessions, ended }: Ran): string | undefined => {
  if (!operations.has(it.operation)) return "the operation is not selected";
  const [, role = ""] = /^the call of ([^,]+)/.exec(it.where) ?? [];
  const [check] = checksOfSought([it]);
  if (check === "rights" && role !== "" && !sessions.has(role)) return `needs --as ${role}=…`;
  const why = left.find((one) => one.operation === it.operation && one.check === check && one.hides(it))?.why;
  return why ?? (ended && `the run ended before: ${ended}`);
};

const rowOf = ({ rule, operation, where }: Sought) => [operation, rule, where];

/** What became of the findings of a report: a sentence, and tables of those that are gone or could not be looked for. */
export const outcomeOf = (sought: readonly Sought[], ran: Ran): { note: string; tables: Table[] } => {
  const there = sought.filter((it) => ran.findings.some((one) => isSame(it, one)));
  const others = sought.filter((it) => !there.includes(it)).map((it) => ({ it, why: whyUnknown(it, ran) }));
  const gone = others.filter(({ why }) => why === undefined);
  const unknown = others.filter(({ why }) => why !== undefined);
  const columns = ["operation", "rule", "where"];
  return {
    note: `Of ${sought.length} ${sought.length === 1 ? "finding" : "findings"} ${there.length} still ${there.length === 1 ? "appears" : "appear"}, ${gone.length} no longer, ${unknown.length} could not be looked for.`,
    tables: [
      ...(gone.length > 0 ? [{ title: "No longer there", columns, rows: gone.map(({ it }) => rowOf(it)) }] : []),
      ...(unknown.length > 0
        ? [
            {
              title: "Not looked for",
              columns: [...columns, "why"],
              rows: unknown.map(({ it, why }) => [...rowOf(it), why!]),
            },
          ]
        : []),
    ],
  };
};
