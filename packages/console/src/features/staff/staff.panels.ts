import BlockUnblockUser from "./panels/block-unblock-user.confirm.tsx";
import DeleteUser from "./panels/delete-user.confirm.tsx";
import StaffDetailsDrawer from "./panels/staff-details.drawer.tsx";

/** What each panel of the feature shows. */
export default {
  "staff-details": StaffDetailsDrawer,
  "block-unblock-user": BlockUnblockUser,
  "delete-user": DeleteUser,
};
