// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { default as "cms-activity" } from "./activities/cms-activity.drawer.tsx";
export { default as "delete-media-item" } from "./files/panels/delete-media-item.confirm.tsx";
export { default as "media-picker" } from "./files/panels/media-picker.modal.tsx";
export { default as "upload-media" } from "./files/panels/upload-media.modal.tsx";
export { default as "add-footer-menu-item" } from "./footer/panels/add-footer-menu-item.modal.tsx";
export { default as "delete-footer-menu-item" } from "./footer/panels/delete-footer-menu-item.confirm.tsx";
export { default as "edit-footer-menu-item" } from "./footer/panels/edit-footer-menu-item.modal.tsx";
