import CmsEntryDrawer from "./entry/cms-entry.drawer.tsx";
import DeleteCmsEntry from "./entry/delete-cms-entry.confirm.tsx";

/** What each panel of the feature shows. */
export default {
  "cms-entry": CmsEntryDrawer,
  "delete-cms-entry": DeleteCmsEntry,
};
