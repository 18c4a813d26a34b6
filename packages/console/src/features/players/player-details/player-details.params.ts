declare module "../../../kit/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface PanelParams {
    "player-details": { playerCode: string };
  }
}
