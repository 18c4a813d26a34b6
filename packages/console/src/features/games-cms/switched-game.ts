/** Game to switch, and where: an operator or brand, or `*` for the whole platform. */
export type SwitchedGame = { gameId: string; title: string; opId: string };
