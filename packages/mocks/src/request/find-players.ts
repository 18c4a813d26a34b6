import type { PlayerRow } from "../db/tables/player-row.ts";

/** What is looked for in each player, in lower case, each text after a line break; a changed player is another row. */
const known = new WeakMap<PlayerRow, string>();

const textsOf = (row: PlayerRow): string => {
  const there = known.get(row);
  if (there !== undefined) return there;
  const { playerCode, username, email, playerId } = row;
  const texts = [playerCode, username, email, playerId].map((it) => `\n${it?.toLowerCase() ?? ""}`).join("");
  known.set(row, texts);
  return texts;
};

/** Ranks: 0 the code itself, 1 to 4 where the first text begins with it (code, username, e-mail, id), 5 what has it anywhere. */
const RANKS = 6;

const rankOf = (texts: string, search: string): number => {
  const begins = texts.indexOf(`\n${search}`);
  if (begins < 0) return RANKS - 1;
  if (texts.startsWith(`\n${search}\n`)) return 0;
  return texts.slice(0, begins + 1).split("\n").length - 1;
};

/** The players in which a text (lower case) is found, those that match best first. */
export const findPlayers = (
  players: Iterable<PlayerRow>,
  search: string,
  isSeen: (row: PlayerRow) => boolean,
): PlayerRow[] => {
  const ranked: PlayerRow[][] = Array.from({ length: RANKS }, () => []);
  // No text has a line break.
  if (search.includes("\n")) return [];
  for (const row of players) {
    const texts = textsOf(row);
    if (texts.includes(search) && isSeen(row)) ranked[rankOf(texts, search)]!.push(row);
  }
  return ranked.flat();
};
