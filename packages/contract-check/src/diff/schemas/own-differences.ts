import type { Difference } from "../difference.ts";
import { impactOf, type Shift, type Side } from "../side.ts";
import type { WireSchema } from "./wire-schema.ts";

type Own = Omit<Difference, "where"> & { keyword: string };

const TYPES = ["array", "boolean", "integer", "null", "number", "object", "string"];
const shown = (values: readonly unknown[]) =>
  values.map((it) => (typeof it === "string" ? it : JSON.stringify(it))).join(", ");
const covers = (types: readonly string[], type: string) =>
  types.includes(type) || (type === "integer" && types.includes("number"));

const typeDifference = (base: WireSchema, revision: WireSchema, side: Side): Own[] => {
  const [before, after] = [base.types ?? TYPES, revision.types ?? TYPES];
  const removed = before.filter((it) => !covers(after, it));
  const added = after.filter((it) => !covers(before, it));
  if (removed.length === 0 && added.length === 0 && before.join() === after.join()) return [];
  // A change from number to integer is narrower, although every integer is a number.
  const shift: Shift = removed.length > 0 && added.length > 0 ? "different" : removed.length > 0 ? "narrower" : "wider";
  if (removed.length === 0 && added.join() === "null")
    return [{ rule: "type-changed", impact: impactOf(side, shift), message: "may be null now", keyword: "type" }];
  if (added.length === 0 && removed.join() === "null")
    return [{ rule: "type-changed", impact: impactOf(side, shift), message: "is never null now", keyword: "type" }];
  const from = base.types ? shown(before) : "anything";
  const to = revision.types ? shown(after) : "anything";
  return [
    { rule: "type-changed", impact: impactOf(side, shift), message: `was ${from} and is ${to} now`, keyword: "type" },
  ];
};

const openness = (base: WireSchema, revision: WireSchema, side: Side): Own[] => {
  if (!base.values || !revision.values || base.isOpen === revision.isOpen) return [];
  const keyword = "x-open-enum";
  return revision.isOpen
    ? [{ rule: "enumeration-opened", impact: impactOf(side, "wider"), message: "new values may appear now", keyword }]
    : [
        {
          rule: "enumeration-closed",
          impact: impactOf(side, "narrower"),
          message: "only the listed values are allowed now",
          keyword,
        },
      ];
};

const valueDifferences = (base: WireSchema, revision: WireSchema, side: Side): Own[] => {
  const { values: before } = base;
  const { values: after } = revision;
  const keyword = "enum";
  if (!before && !after) return [];
  if (!before)
    return [
      {
        rule: "enumeration-added",
        impact: revision.isOpen ? "compatible" : impactOf(side, "narrower"),
        message: `was any value, and is one of ${shown(after!)} now`,
        keyword,
      },
    ];
  if (!after)
    return [
      {
        rule: "enumeration-removed",
        impact: base.isOpen ? "compatible" : impactOf(side, "wider"),
        message: `was one of ${shown(before)}, and is any value now`,
        keyword,
      },
    ];
  const removed = before.filter((it) => !after.includes(it));
  const added = after.filter((it) => !before.includes(it));
  return [
    ...removed.map((it): Own => {
      const impact = impactOf(side, "narrower");
      // An open enumeration does not promise its values, but a screen that sends one follows the list.
      return {
        rule: "value-removed",
        impact: base.isOpen && impact === "breaking" ? "risky" : impact,
        message: `no longer has the value ${it}`,
        keyword,
      };
    }),
    ...added.map((it): Own => {
      const impact = base.isOpen ? "compatible" : impactOf(side, "wider");
      return { rule: "value-added", impact, message: `has the new value ${it}`, keyword };
    }),
  ];
};

/** Compares the type and values of a schema itself. */
export const ownDifferences = (base: WireSchema, revision: WireSchema, side: Side): Own[] => [
  ...typeDifference(base, revision, side),
  ...openness(base, revision, side),
  ...valueDifferences(base, revision, side),
];
