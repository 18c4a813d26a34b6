import CmsActivity from "./activities/cms-activity.drawer.tsx";
import AddFooterMenuItem from "./footer/panels/add-footer-menu-item.modal.tsx";
import DeleteFooterMenuItem from "./footer/panels/delete-footer-menu-item.confirm.tsx";
import EditFooterMenuItem from "./footer/panels/edit-footer-menu-item.modal.tsx";
import DeleteMediaItem from "./files/panels/delete-media-item.confirm.tsx";
import MediaPicker from "./files/panels/media-picker.modal.tsx";
import UploadMedia from "./files/panels/upload-media.modal.tsx";

/** Panels by ID. */
export default {
  "add-footer-menu-item": AddFooterMenuItem,
  "edit-footer-menu-item": EditFooterMenuItem,
  "delete-footer-menu-item": DeleteFooterMenuItem,
  "media-picker": MediaPicker,
  "upload-media": UploadMedia,
  "delete-media-item": DeleteMediaItem,
  "cms-activity": CmsActivity,
};
