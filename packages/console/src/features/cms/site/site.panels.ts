// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { CmsActivityDrawer as "cms-activity" } from "./activities/cms-activity.drawer.tsx";
export { DeleteMediaItem as "delete-media-item" } from "./files/panels/delete-media-item.confirm.tsx";
export { MediaPicker as "media-picker" } from "./files/panels/media-picker.modal.tsx";
export { UploadMedia as "upload-media" } from "./files/panels/upload-media.modal.tsx";
export { AddFooterMenuItem as "add-footer-menu-item" } from "./footer/panels/add-footer-menu-item.modal.tsx";
export { DeleteFooterMenuItem as "delete-footer-menu-item" } from "./footer/panels/delete-footer-menu-item.confirm.tsx";
export { EditFooterMenuItem as "edit-footer-menu-item" } from "./footer/panels/edit-footer-menu-item.modal.tsx";
