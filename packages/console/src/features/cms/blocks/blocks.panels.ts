import CmsBlockDrawer from "./panels/cms-block.drawer.tsx";
import DeleteCmsBlock from "./panels/delete-cms-block.confirm.tsx";
import SwitchCmsBlock from "./panels/switch-cms-block.confirm.tsx";

/** What each panel of the feature shows. */
export default {
  "cms-block": CmsBlockDrawer,
  "delete-cms-block": DeleteCmsBlock,
  "switch-cms-block": SwitchCmsBlock,
};
