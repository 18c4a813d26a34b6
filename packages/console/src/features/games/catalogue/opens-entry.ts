/** The panels of the catalogue, and the parameter of each that says which entry it changes. */
export type OpensEntry =
  | { panel: "game-original-provider-edit"; param: "id" }
  | { panel: "game-jurisdiction-edit" | "game-category-edit" | "game-tag-edit"; param: "uuid" };
