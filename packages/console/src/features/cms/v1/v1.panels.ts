// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { CmsEntryDrawer as "cms-entry" } from "./entry/cms-entry.drawer.tsx";
export { DeleteCmsEntry as "delete-cms-entry" } from "./entry/delete-cms-entry.confirm.tsx";
