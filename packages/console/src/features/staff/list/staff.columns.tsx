import type { listUsers } from "@backoffice/api-client";
import { booleanCell, dateCell, idCell, statusCell, textCell } from "@backoffice/ui/table";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { numberCell } from "#kit/numbers/number-cell.tsx";
import { refCell } from "#kit/references/ref-cell.tsx";
import { roleWords } from "#kit/session/role-words.ts";
import { nameOf, roleOf } from "../staff.ts";
import { STAFF_STATUS, staffStatus } from "../staff-status.tsx";
import type { StaffUser } from "../staff-user.ts";

/** Columns of the admin list. */
export const staffColumns: ColumnsOf<typeof listUsers> = [
  {
    id: "nickname",
    header: "Name",
    cell: (staff) => <span className="font-semibold">{nameOf(staff)}</span>,
    text: nameOf,
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 160,
  },
  { id: "email", header: "Email", ...textCell<StaffUser>(({ email }) => email), sortable: true, width: 230 },
  {
    id: "role",
    header: "Role",
    ...textCell<StaffUser>((staff) => roleWords(roleOf(staff))),
    sortable: true,
    width: 150,
  },
  {
    id: "opId",
    header: "Operator",
    help: "Platform staff have no operator.",
    ...operatorCell<StaffUser>(({ app_metadata: { opId } }) => opId),
    sortable: true,
    width: 160,
  },
  {
    id: "blocked",
    header: "Status",
    ...statusCell<StaffUser, "ACTIVE" | "BLOCKED">(staffStatus, STAFF_STATUS),
    width: 110,
  },
  {
    id: "last_login",
    header: "Last sign-in",
    ...dateCell<StaffUser>(({ last_login }) => last_login),
    sortable: true,
    width: 185,
  },
  {
    id: "userCode",
    header: "User code",
    ...idCell<StaffUser>(({ app_metadata: { userCode } }) => userCode),
    width: 140,
  },
  {
    id: "created_at",
    header: "Added",
    ...dateCell<StaffUser>(({ created_at }) => created_at),
    sortable: true,
    width: 185,
    defaultHidden: true,
  },
  {
    id: "logins_count",
    header: "Sign-ins",
    ...numberCell<StaffUser>(({ logins_count }) => logins_count),
    width: 100,
    defaultHidden: true,
  },
  {
    id: "partnerId",
    header: "Partner",
    ...refCell<StaffUser>(
      "partner",
      ({ app_metadata: { partnerId } }) => partnerId,
      idCell(({ app_metadata: { partnerId } }) => partnerId),
    ),
    width: 120,
    defaultHidden: true,
  },
  {
    id: "isHidden",
    header: "Activity hidden",
    ...booleanCell<StaffUser>(({ app_metadata: { isHidden } }) => isHidden),
    width: 140,
    defaultHidden: true,
  },
  {
    id: "user_id",
    header: "ID",
    ...idCell<StaffUser>(({ user_id }) => user_id),
    width: 190,
    defaultHidden: true,
  },
];
