import type { components } from "@backoffice/api-client";

/** A member of staff, or a partner's user, as lists and records have them. */
export type Staff = components["schemas"]["StaffUser"];

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DrawerParams {
    "staff-details": { staff: string };
    "new-admin": Adds;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    "block-unblock-user": { staff: Staff };
    "delete-user": { staff: Staff };
    "change-password-admin": { staff: Staff };
    "change-user-role": { staff: Staff };
    "migrate-user": { staff: Staff };
    "refresh-permissions": { staff: Staff };
    /** To this one, from somebody who is chosen. */
    "clone-permissions": { staff: Staff };
  }
}
