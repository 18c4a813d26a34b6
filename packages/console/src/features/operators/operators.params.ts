/** A brand, and the operator that it belongs to. */
export type Brand = { opId: string; title: string; parentOpId: string };

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    "transform-operator": { brand: Brand };
    "delete-brand": { brand: Brand };
  }
}
