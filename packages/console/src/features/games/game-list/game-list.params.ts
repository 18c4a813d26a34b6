declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    "launch-game-url": {
      gameId: string;
      title: string;
      /** On whose site; the user chooses when it is not said. */
      opId?: string;
    };
    "sync-games-confirmation": object;
  }
}
