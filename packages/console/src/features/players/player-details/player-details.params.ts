declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DrawerParams {
    /** Not `playerCode`, which lists are filtered by. */
    "player-details": { player: string };
  }
}
