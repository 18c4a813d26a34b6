import { fold } from "../../fold.ts";

export type ComboboxOption = {
  value: string;
  label: string;
  /** Muted text at the end, included in the search: a code, an id. */
  hint?: string | undefined;
  /** Options of a group are listed together under its name. */
  group?: string | undefined;
};

/** A line of the list: the name of a group, or an option with its index among the options. */
export type ComboboxRow =
  | { kind: "group"; name: string }
  | { kind: "option"; option: ComboboxOption; position: number };

const rank = (option: ComboboxOption, query: string): number => {
  const label = fold(option.label);
  if (label.startsWith(query)) return 0;
  if (label.includes(` ${query}`)) return 1;
  if (option.hint !== undefined && fold(option.hint).startsWith(query)) return 1;
  if (label.includes(query)) return 2;
  return fold(`${option.hint ?? ""} ${option.value}`).includes(query) ? 3 : 4;
};

/** Matching options, best first: label starts with the query, a word does, the label contains it, hint or value do. */
export const filterOptions = (options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] => {
  const folded = fold(query).trim();
  if (!folded) return options;
  return options
    .map((option) => ({ option, rank: rank(option, folded) }))
    .filter((it) => it.rank < 4)
    .toSorted((a, b) => a.rank - b.rank)
    .map((it) => it.option);
};

/** Lines of the list: groups in order of first appearance, each after its name. */
export const toRows = (options: readonly ComboboxOption[]): ComboboxRow[] => {
  const groups = Map.groupBy(options, (option) => option.group ?? "");
  const rows: ComboboxRow[] = [];
  let position = 0;
  for (const [name, members] of groups) {
    if (name) rows.push({ kind: "group", name });
    for (const option of members) {
      rows.push({ kind: "option", option, position });
      position += 1;
    }
  }
  return rows;
};
