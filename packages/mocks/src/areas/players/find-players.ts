import type { PlayerRow } from "./player-row.ts";

type Players = ReadonlyMap<string, PlayerRow>;
type Searched = { row: PlayerRow; texts: string };

/** The search texts of each player, in the order of the table; cached by table, as a changed player is a new row. */
const known = new WeakMap<Players, Searched[]>();

/** The search texts of a player in lower case, each after a line break. */
const textsOf = ({ playerCode, username, email, playerId }: PlayerRow): string =>
  [playerCode, username, email, playerId].map((it) => `\n${it?.toLowerCase() ?? ""}`).join("");

const searchedOf = (players: Players): Searched[] => {
  const before = known.get(players) ?? [];
  const searched = Array.from(players.values(), (row, at) => {
    const there = before[at];
    return there?.row === row ? there : { row, texts: textsOf(row) };
  });
  known.set(players, searched);
  return searched;
};

/**
 * Ranks: 0 is an exact match of the code, 1 to 4 a match at the beginning (code, username, email, id), 5 a match
 * anywhere.
 */
const RANKS = 6;

const rankOf = (texts: string, search: string): number => {
  const begins = texts.indexOf(`\n${search}`);
  if (begins < 0) return RANKS - 1;
  if (texts.startsWith(`\n${search}\n`)) return 0;
  return texts.slice(0, begins + 1).split("\n").length - 1;
};

/** The players that match a text (lower case), best matches first. */
export const findPlayers = (players: Players, search: string, isSeen: (row: PlayerRow) => boolean): PlayerRow[] => {
  const ranked: PlayerRow[][] = Array.from({ length: RANKS }, () => []);
  // A line break separates texts, so none contains one.
  if (search.includes("\n")) return [];
  for (const { row, texts } of searchedOf(players)) {
    if (texts.includes(search) && isSeen(row)) ranked[rankOf(texts, search)]!.push(row);
  }
  return ranked.flat();
};
