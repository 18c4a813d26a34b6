import { AddCallback, AddLogout, AddOrigin } from "./panels/add-sign-in-domain.dialog.tsx";
import DeleteAuthDomain from "./panels/delete-auth-domain.confirm.tsx";
import DeleteAuthOrganization from "./panels/delete-auth-organization.confirm.tsx";

/** Panels by ID. */
export default {
  "add-signin-origin-domain": AddOrigin,
  "add-signin-logout-domain": AddLogout,
  "add-signin-callback-domain": AddCallback,
  "delete-auth-domain": DeleteAuthDomain,
  "delete-auth-organization": DeleteAuthOrganization,
};
