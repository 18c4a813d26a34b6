import GameCategoryEditDrawer from "./categories/game-category-edit.drawer.tsx";
import GameJurisdictionEditDrawer from "./jurisdictions/game-jurisdiction-edit.drawer.tsx";
import GameOriginalProviderEditDrawer from "./providers/game-original-provider-edit.drawer.tsx";
import GameTagEditDrawer from "./tags/game-tag-edit.drawer.tsx";

/** Panels by ID. */
export default {
  "game-original-provider-edit": GameOriginalProviderEditDrawer,
  "game-jurisdiction-edit": GameJurisdictionEditDrawer,
  "game-category-edit": GameCategoryEditDrawer,
  "game-tag-edit": GameTagEditDrawer,
};
