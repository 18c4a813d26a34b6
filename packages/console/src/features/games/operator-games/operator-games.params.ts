declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DrawerParams {
    /** Operator and game in one word, see `operatorGameKey`. */
    "game-details": { game: string };
  }
}
