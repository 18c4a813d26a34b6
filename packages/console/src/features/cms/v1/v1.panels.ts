import CmsEntryDrawer from "./entry/cms-entry.drawer.tsx";
import DeleteCmsEntry from "./entry/delete-cms-entry.confirm.tsx";

/** Panels by ID. */
export default {
  "cms-entry": CmsEntryDrawer,
  "delete-cms-entry": DeleteCmsEntry,
};
