// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { CmsBlockDrawer as "cms-block" } from "./panels/cms-block.drawer.tsx";
export { DeleteCmsBlock as "delete-cms-block" } from "./panels/delete-cms-block.confirm.tsx";
export { SwitchCmsBlock as "switch-cms-block" } from "./panels/switch-cms-block.confirm.tsx";
