// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { GameCategoryEditDrawer as "game-category-edit" } from "./categories/game-category-edit.drawer.tsx";
export { GameJurisdictionEditDrawer as "game-jurisdiction-edit" } from "./jurisdictions/game-jurisdiction-edit.drawer.tsx";
export { GameOriginalProviderEditDrawer as "game-original-provider-edit" } from "./providers/game-original-provider-edit.drawer.tsx";
export { GameTagEditDrawer as "game-tag-edit" } from "./tags/game-tag-edit.drawer.tsx";
