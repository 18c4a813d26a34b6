import { coverageWatch } from "../coverage/coverage-watch.ts";
import { itemKey, itemsOf, KINDS, type Item } from "../coverage/items-of.ts";
import { minimumCoverage } from "../coverage/minimum-coverage.ts";
import type { Command } from "../frame/command.ts";
import { casesOf } from "../frame/cases-of.ts";
import { groupBy } from "../group-by.ts";
import { selectionOptions, wantedSelection } from "../selection/selection-options.ts";
import { selectionOf } from "../selection/selection.ts";
import { replayTraffic } from "../traffic/replay-traffic.ts";
import { trafficOptions } from "../traffic/traffic-options.ts";

const percentOf = (some: number, all: number) => (all === 0 ? 100 : (100 * some) / all);
const shown = (percent: number) => `${percent.toFixed(1)} %`;

/** `coverage`: which parts of the contract traffic has shown. */
export const coverage: Command = {
  usage: "--har <files> [options]",
  description:
    "Says what recorded traffic has shown of the contract and what never: operations, statuses, parameters, fields and values of enumerations. It does not judge the traffic; replay does.",
  options: {
    ...trafficOptions,
    ...selectionOptions,
    "min-coverage": {
      value: "percent",
      description: "fail (3) below it: 80 for operations, or operations=80,fields=50",
    },
  },
  examples: ["contract-check coverage --har recordings/*.har --min-coverage operations=80,fields=60"],
  run: async ({ given, contract: load, progress }) => {
    const minimum = minimumCoverage(given.text("min-coverage"));
    const contract = await load();
    const met = new Set<string>();
    const selection = selectionOf(contract, wantedSelection(given));
    const { operations } = selection;
    const traffic = await replayTraffic(contract, selection, given, progress, coverageWatch(met));
    const { seen, notes, couldNotCheck, noSuccess } = traffic;
    const items = itemsOf(contract, operations);
    const never = items.filter((it) => !met.has(itemKey(it)));
    const missing = groupBy(never, (it) => it.kind);
    const sums = KINDS.map((kind) => {
      const all = items.filter((it) => it.kind === kind).length;
      const some = all - (missing.get(kind)?.length ?? 0);
      return { kind, some, all, percent: percentOf(some, all) };
    });
    const low = sums.filter((it) => it.percent < (minimum.get(it.kind) ?? 0));
    const reasons = low.map((it) => `${it.kind} ${shown(it.percent)}, wanted ${shown(minimum.get(it.kind)!)}`);
    const why =
      couldNotCheck ?? noSuccess ?? (low.length > 0 ? `coverage is too low: ${reasons.join("; ")}.` : undefined);
    // Parts of an operation or status that was never seen are not listed, since they would hide the rest.
    const isHidden = ({ operation, what }: Item) => {
      const [, status] = /^reply (\w+): /.exec(what) ?? [];
      return status !== undefined && !met.has(itemKey({ kind: "statuses", operation, what: status }));
    };
    const parts = never.filter((it) => it.kind !== "operations" && seen.has(it.operation) && !isHidden(it));
    const rowOf = (it: Item) => [it.operation, it.kind, it.what];
    return {
      command: "coverage",
      findings: [],
      cases: casesOf(operations, seen, "never seen"),
      notes,
      summary: `${shown(sums[0]!.percent)} of the operations were seen.`,
      tables: [
        {
          title: "Coverage",
          columns: ["kind", "seen", "of", "percent"],
          rows: sums.map((it) => [it.kind, String(it.some), String(it.all), shown(it.percent)]),
        },
        ...(seen.size < operations.length
          ? [
              {
                title: "Operations never seen",
                columns: ["operation", "call", "origin"],
                rows: operations
                  .filter((it) => !seen.has(it.id))
                  .map((it) => [it.id, `${it.method.toUpperCase()} ${it.path}`, it.origin]),
              },
            ]
          : []),
        ...(parts.length > 0
          ? [{ title: "Never seen of the others", columns: ["operation", "kind", "what"], rows: parts.map(rowOf) }]
          : []),
      ],
      ...(why && { couldNotCheck: why }),
    };
  },
};
