import type { Selection } from "../selection/selection.ts";
import { shownHost } from "../scrub/shown.ts";
import type { Site } from "./site.ts";

type Counts = {
  entries: number;
  checked: number;
  unrecorded: number;
  elsewhere: number;
  operations: number;
  selection: Selection;
  sites: readonly Site[];
  unusable: ReadonlyMap<string, number>;
};

const many = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;

/** Notes about what was checked, and what was left out and why. */
export const trafficNotes = (counts: Counts): string[] => {
  const { entries, checked, unrecorded, elsewhere, operations, selection, sites, unusable } = counts;
  const ours = sites.filter((it) => it.kinds.matched + it.kinds.near > 0);
  const others = sites.filter((it) => it.kinds.matched + it.kinds.near === 0);
  const sum = (some: readonly Site[], kinds: readonly (keyof Site["kinds"])[]) =>
    some.reduce((all, it) => all + kinds.reduce((part, kind) => part + it.kinds[kind], 0), 0);
  const foreign = sum(others, ["matched", "undocumented", "other"]) + elsewhere;
  const names = others.slice(0, 3).map((it) => shownHost(new URL(it.origin).host));
  const more = others.length > names.length ? ", …" : "";
  return [
    `${many(sum(ours, ["matched", "near", "undocumented"]), "call")} of the API in ${many(entries, "recorded exchange")}; ` +
      `${operations} of ${selection.isWhole ? "the contract's" : "the"} ${selection.operations.length} ${selection.isWhole ? "" : "selected "}operations; ${many(checked, "reply").replace("replys", "replies")} held against it.`,
    ...(sum(sites, ["unselected"]) > 0
      ? [`Left out: ${many(sum(sites, ["unselected"]), "call")} of what is not selected.`]
      : []),
    ...(sum(ours, ["other"]) > 0
      ? [
          `Left out: ${many(sum(ours, ["other"]), "request")} for something else than the API (pages, pictures, preflights).`,
        ]
      : []),
    ...(foreign > 0
      ? [`Left out: ${foreign} to other sites${names.length > 0 ? ` (${names.join(", ")}${more})` : ""}.`]
      : []),
    ...[...unusable].map(([why, count]) => `Left out: ${count}, each of which ${why}.`),
    ...(unrecorded > 0
      ? [
          `${many(unrecorded, "reply").replace("replys", "replies")} recorded without a body; record with the network panel open from the start, or with a proxy.`,
        ]
      : []),
  ];
};
