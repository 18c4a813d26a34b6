import type { IconLike } from "../icon.tsx";

export type ComboboxOption = {
  value: string;
  label: string;
  /** Shown muted at the end, and searched too: a code, an id. */
  hint?: string | undefined;
  /** Options of one group stand together under its name. */
  group?: string | undefined;
  icon?: IconLike | undefined;
};

/** A line of the list: a group's name, or an option with its place among the options. */
export type ComboboxRow =
  | { kind: "group"; name: string }
  | { kind: "option"; option: ComboboxOption; position: number };

/** Most text has no accents to lose: thousands of options are searched with every key. */
const PLAIN = /^[ -~]*$/;

/** Lower case without accents and without what nobody sees, so that "sao" finds "São". */
export const fold = (text: string): string =>
  (PLAIN.test(text)
    ? text
    : text
        .normalize("NFD")
        .replace(/[\p{Mn}\p{Cf}]/gu, "")
        .replace(/\p{Zs}/gu, " ")
  ).toLowerCase();

const rank = (option: ComboboxOption, query: string): number => {
  const label = fold(option.label);
  if (label.startsWith(query)) return 0;
  if (label.includes(` ${query}`)) return 1;
  if (option.hint !== undefined && fold(option.hint).startsWith(query)) return 1;
  if (label.includes(query)) return 2;
  return fold(`${option.hint ?? ""} ${option.value}`).includes(query) ? 3 : 4;
};

/** The options a query leaves, best first: label begins with it, a word does, it contains it, hint or value do. */
export const filterOptions = (options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] => {
  const folded = fold(query).trim();
  if (!folded) return options;
  return options
    .map((option) => ({ option, rank: rank(option, folded) }))
    .filter((it) => it.rank < 4)
    .toSorted((a, b) => a.rank - b.rank)
    .map((it) => it.option);
};

/** The lines to draw: groups in order of first appearance, their names before them. */
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
