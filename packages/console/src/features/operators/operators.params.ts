/** An operator, or a brand with the operator that it belongs to. */
export type Owner = { opId: string; title: string; parentOpId: string | null; brandCount: number };

/** A brand, and the operator that it belongs to. */
export type Brand = { opId: string; title: string; parentOpId: string };

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DrawerParams {
    "operator-activity": { activity: string };
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    "transform-operator": { brand: Brand };
    "move-operator-under-parent": { operator: Owner };
    "delete-brand": { brand: Brand };
  }
}
