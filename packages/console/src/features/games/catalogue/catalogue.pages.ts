import CategoriesPage from "./categories/categories.page.tsx";
import JurisdictionsPage from "./jurisdictions/jurisdictions.page.tsx";
import ProvidersPage from "./providers/providers.page.tsx";
import TagsPage from "./tags/tags.page.tsx";

/** Pages by path. */
export default {
  "/gamesV2/original-providers/list": ProvidersPage,
  "/gamesV2/jurisdictions": JurisdictionsPage,
  "/gamesV2/categories": CategoriesPage,
  "/gamesV2/tags": TagsPage,
};
