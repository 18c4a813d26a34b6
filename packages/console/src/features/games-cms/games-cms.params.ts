/** Which game is switched, and for whom: an operator or brand, or `*` for the whole platform. */
type SwitchedGame = { gameId: string; title: string; opId: string };

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    "enable-game-confirmation": SwitchedGame;
    "disable-game-confirmation": SwitchedGame;
    /** The operator or brand that is chosen at first. */
    "activate-games-by-aggregator": { opId?: string };
    "deactivate-games-by-aggregator": { opId?: string };
  }
}

export type { SwitchedGame };
