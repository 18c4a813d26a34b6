import type { Field, FieldKind } from "@backoffice/api-client";
import { isStatus } from "../../fields/is-status.ts";
import { isName } from "../../fields/name-in.ts";

/** Groups of facts in the order staff need them: identity and status, figures, history, flags, identifiers. */
const GROUPS = ["", "Figures", "History", "Flags", "Identifiers"] as const;
type Group = (typeof GROUPS)[number];

/** Minimum number of facts for headings; fewer are readable at a glance. */
const FEW = 9;

const BY_KIND: Readonly<Partial<Record<FieldKind, Group>>> = {
  money: "Figures",
  percentage: "Figures",
  integer: "Figures",
  decimal: "Figures",
  moment: "History",
  epoch: "History",
  date: "History",
  boolean: "Flags",
  id: "Identifiers",
};

const groupOf = ({ name, kind, ref, names, list }: Field): Group => {
  if (name.endsWith("By")) return "History";
  if (ref ?? names) return "";
  return list === "nominal" ? "" : (BY_KIND[kind] ?? "");
};

/** Name first, then status, then references. */
const rankOf = (field: Field): number => (isName(field.name) ? 0 : isStatus(field) ? 1 : field.ref ? 2 : 3);

/** Facts in the order staff need them, with headings if there are many. */
export const factGroups = (facts: readonly Field[]): { heading: string; facts: readonly Field[] }[] => {
  const groups = GROUPS.map((heading) => ({
    heading,
    facts: facts.filter((it) => groupOf(it) === heading).toSorted((a, b) => rankOf(a) - rankOf(b)),
  }));
  // A heading over a single fact adds nothing.
  const isHeaded = (group: (typeof groups)[number]) => facts.length >= FEW && group.heading && group.facts.length > 1;
  const first = groups.filter((it) => !isHeaded(it)).flatMap((it) => it.facts);
  return [{ heading: "", facts: first }, ...groups.filter(isHeaded)].filter((it) => it.facts.length > 0);
};
