import type { Field, FieldKind } from "@backoffice/api-client";
import { isStatus } from "../../fields/is-status.ts";
import { isName } from "../../fields/name-in.ts";

/** What staff ask of a record, in this order: what it is and how it is doing, how much, since when and by whom, the rest. */
const GROUPS = ["", "Figures", "History", "Flags", "Identifiers"] as const;
type Group = (typeof GROUPS)[number];

/** Fewer facts than this are read at a glance: headings would only be in the way. */
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

/** What names a record first, then its state, then what it refers to. */
const rankOf = (field: Field): number => (isName(field.name) ? 0 : isStatus(field) ? 1 : field.ref ? 2 : 3);

/** Facts in the order in which they are asked for; with headings where there are many. */
export const factGroups = (facts: readonly Field[]): { heading: string; facts: readonly Field[] }[] => {
  const groups = GROUPS.map((heading) => ({
    heading,
    facts: facts.filter((it) => groupOf(it) === heading).toSorted((a, b) => rankOf(a) - rankOf(b)),
  }));
  // A heading over a single fact says nothing that the fact does not.
  const isHeaded = (group: (typeof groups)[number]) => facts.length >= FEW && group.heading && group.facts.length > 1;
  const first = groups.filter((it) => !isHeaded(it)).flatMap((it) => it.facts);
  return [{ heading: "", facts: first }, ...groups.filter(isHeaded)].filter((it) => it.facts.length > 0);
};
