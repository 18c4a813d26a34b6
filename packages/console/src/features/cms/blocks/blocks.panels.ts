import CmsBlockDrawer from "./panels/cms-block.drawer.tsx";
import DeleteCmsBlock from "./panels/delete-cms-block.confirm.tsx";
import SwitchCmsBlock from "./panels/switch-cms-block.confirm.tsx";

/** Panels by ID. */
export default {
  "cms-block": CmsBlockDrawer,
  "delete-cms-block": DeleteCmsBlock,
  "switch-cms-block": SwitchCmsBlock,
};
