import DeleteHostname from "./panels/delete-hostname.confirm.tsx";
import HostnameDetails from "./panels/hostname-details.drawer.tsx";
import HostnameEdit from "./panels/hostname-edit.modal.tsx";

/** Panels by ID. */
export default {
  "hostname-details": HostnameDetails,
  "hostname-edit": HostnameEdit,
  "delete-hostname": DeleteHostname,
};
