import type { components } from "@backoffice/api-client/contract";

type Schemas = components["schemas"];

/** A tournament without what follows from the time and its winners; see `tournament-view.ts`. */
export type TournamentRow = Omit<Schemas["Tournament"], "status" | "prizePool" | "pendingPrizes">;

export type WinnerRow = Schemas["TournamentWinner"];

export type TournamentsTables = {
  tournaments: Map<string, TournamentRow>;
  winners: Map<string, WinnerRow>;
};
