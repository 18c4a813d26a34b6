// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { AddSigninCallbackDomain as "add-signin-callback-domain" } from "./panels/add-signin-callback-domain.dialog.tsx";
export { AddSigninLogoutDomain as "add-signin-logout-domain" } from "./panels/add-signin-logout-domain.dialog.tsx";
export { AddSigninOriginDomain as "add-signin-origin-domain" } from "./panels/add-signin-origin-domain.dialog.tsx";
export { DeleteAuthDomain as "delete-auth-domain" } from "./panels/delete-auth-domain.confirm.tsx";
export { DeleteAuthOrganization as "delete-auth-organization" } from "./panels/delete-auth-organization.confirm.tsx";
