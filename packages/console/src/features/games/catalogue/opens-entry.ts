/** Catalogue panels, and the parameter of each that identifies the entry. */
export type OpensEntry =
  | { panel: "game-original-provider-edit"; param: "id" }
  | { panel: "game-jurisdiction-edit" | "game-category-edit" | "game-tag-edit"; param: "uuid" };
