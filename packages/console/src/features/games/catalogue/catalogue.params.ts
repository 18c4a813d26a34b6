declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DrawerParams {
    /** Without an id each of them is about a new one. */
    "game-original-provider-edit": Adds<{ id?: string }>;
    "game-jurisdiction-edit": Adds<{ uuid?: string }>;
    "game-category-edit": Adds<{ uuid?: string }>;
    "game-tag-edit": Adds<{ uuid?: string }>;
  }
}

/** The panels of the catalogue, and the parameter of each that says which entry it changes. */
export type OpensEntry =
  | { panel: "game-original-provider-edit"; param: "id" }
  | { panel: "game-jurisdiction-edit" | "game-category-edit" | "game-tag-edit"; param: "uuid" };
