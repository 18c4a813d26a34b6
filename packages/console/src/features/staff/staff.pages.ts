import { listUsers } from "@backoffice/api-client";
import * as shapes from "@backoffice/api-client/shapes/users";
import { listPage } from "#entities/fields/contract-page.ts";
import { staffActions } from "./staff.actions.ts";
import { staffColumns } from "./list/staff.columns.tsx";

/** Pages by path. */
export default {
  "/settings/admins": listPage({
    read: listUsers,
    shape: shapes.listUsers,
    label: "Admins",
    key: "user_id",
    columns: staffColumns,
    actions: staffActions,
    create: { creates: "new-admin" },
    defaultSort: { id: "nickname", desc: false },
    opens: { panel: "staff-details", param: "staff" },
  }),
};
