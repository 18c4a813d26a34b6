import { Refusal } from "./refusal.ts";
import { sorted } from "./sorted.ts";

const LIMIT = 100;

/** How well the texts match, best first: 0 equal, 1 starts with it, 2 contains it; null for no match. */
const rank = (texts: readonly string[], wanted: string): number | null => {
  if (texts.includes(wanted)) return 0;
  if (texts.some((it) => it.startsWith(wanted))) return 1;
  return texts.some((it) => it.includes(wanted)) ? 2 : null;
};

/**
 * The rows that match a search, best match first, at most 100. A search of one character is refused, naming `field`.
 */
export const autocomplete = <Row>(
  rows: Iterable<Row>,
  search: string,
  texts: (row: Row) => readonly string[],
  field = "search",
): Row[] => {
  const wanted = search.trim().toLowerCase();
  if (wanted.length < 2) throw Refusal.ofFields({ [field]: "Type at least two characters." });
  const all = [...rows].map((row) => ({
    row,
    rank: rank(
      texts(row).map((it) => it.toLowerCase()),
      wanted,
    ),
  }));
  return sorted(
    all.filter((it) => it.rank !== null),
    (it) => it.rank,
  )
    .slice(0, LIMIT)
    .map((it) => it.row);
};
