import type { Contract } from "../contract/contract.ts";
import type { Finding } from "../findings/finding.ts";
import type { Report } from "../frame/report.ts";
import type { Use } from "../uses/uses-in.ts";
import type { Change, Impact } from "./change.ts";

type Compared = {
  base: Contract;
  revision: Contract;
  changes: readonly Change[];
  /** Whether changes of this operation are reported. */
  isSelected: (operation: string) => boolean;
  failOn: "breaking" | "risky" | "never";
  usesOf?: (operation: string) => Use[];
};

const RANK: Record<Impact, number> = { breaking: 0, risky: 1, compatible: 2 };
const many = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;

const hintOf = (uses: readonly Use[]): string => {
  const shown = uses.slice(0, 3).map((it) => `${it.file}:${it.line}`);
  return `Used in ${shown.join(", ")}${uses.length > 3 ? ` and ${uses.length - 3} more` : ""}.`;
};

/** The report of a comparison: breaking changes are errors, risky ones warnings, compatible ones a table. */
export const diffReport = ({ base, revision, changes: all, isSelected, failOn, usesOf }: Compared): Report => {
  const changes = all.filter((it) => isSelected(it.operation));
  const uses = new Map<string, Use[]>();
  const usesBy = (id: string) => {
    if (!uses.has(id)) uses.set(id, usesOf?.(id) ?? []);
    return uses.get(id)!;
  };
  const placeOf = ({ at, operation }: Change) => {
    const contract = at.in === "base" ? base : revision;
    return contract.placeOf({ pointer: at.pointer }) ?? contract.placeOf({ operation });
  };
  const failing = failOn === "never" ? -1 : RANK[failOn];
  const ranked = changes.toSorted((one, other) => RANK[one.impact] - RANK[other.impact]);
  const hinted = new Set<string>();
  /** Once per operation, since a list of files under each line would hide the lines. */
  const hint = (operation: string) => {
    const used = usesBy(operation);
    if (used.length === 0 || hinted.has(operation)) return {};
    hinted.add(operation);
    return { hint: hintOf(used) };
  };
  const findings = ranked.flatMap((it): Finding[] => {
    if (it.impact === "compatible") return [];
    return [
      {
        rule: it.rule,
        severity: RANK[it.impact] <= failing ? "error" : "warning",
        impact: it.impact,
        operation: it.operation,
        where: it.where,
        message: `${it.impact}: ${it.message}.`,
        ...hint(it.operation),
        ...placeOf(it),
      },
    ];
  });
  const compatible = ranked.filter((it) => it.impact === "compatible");
  const concerned = [...new Set(findings.map((it) => it.operation))].flatMap((id) =>
    usesBy(id).map((use) => [id, `${use.file}:${use.line}`]),
  );
  const counts = (["breaking", "risky", "compatible"] as const).map(
    (impact) => `${changes.filter((it) => it.impact === impact).length} ${impact}`,
  );
  const known = new Set(revision.operations.map((it) => it.id));
  return {
    command: "diff",
    findings,
    cases: [...revision.operations, ...base.operations.filter((it) => !known.has(it.id))]
      .filter(({ id }) => isSelected(id))
      .map(({ id, tag }) => ({ operation: id, group: tag })),
    notes: [
      `${many(base.operations.length, "operation")} before, ${revision.operations.length} now: ${counts.join(", ")} changes.`,
      ...(usesOf || findings.length === 0
        ? []
        : ["Who uses what changed was not looked for: --sources names the folder of a client's code."]),
    ],
    summary: changes.length === 0 ? "Nothing changed on the wire." : "Nothing breaks.",
    tables: [
      ...(compatible.length > 0
        ? [
            {
              title: "Compatible changes",
              columns: ["operation", "where", "what", "rule"],
              rows: compatible.map((it) => [it.operation, it.where, it.message, it.rule]),
            },
          ]
        : []),
      ...(concerned.length > 0
        ? [{ title: "Sources that use what changed", columns: ["operation", "where"], rows: concerned }]
        : []),
    ],
  };
};
