import { listBonusFormRequests, listBonusForms, showBonusFormRequest } from "@backoffice/api-client";
import * as shapes from "@backoffice/api-client/shapes/bonus-forms";
import { ClipboardList, Inbox, Plus } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { builtInViews } from "#kit/list/state/view-definitions.ts";
import { waitingOverADay } from "#kit/queue/waiting/waiting-over-a-day.ts";
import { staffQueue } from "#kit/queue/staff-queue.tsx";
import { formActions } from "./list/forms.actions.ts";
import { formColumns } from "./list/forms.columns.tsx";
import NewBonusFormPage from "./list/new-bonus-form.page.tsx";
import { requestActions } from "./requests/requests.actions.ts";
import { requestBulk } from "./requests/requests.bulk.ts";
import { requestColumns } from "./requests/requests.columns.tsx";

/** Pages by path. */
export default {
  "/bonus/form": listPage({
    read: listBonusForms,
    shape: shapes.listBonusForms,
    label: "Bonus forms",
    key: "bonusId",
    columns: formColumns,
    actions: formActions,
    buttons: [
      { label: "Pending requests", to: "/bonus/form/requests", permission: "view_bonus_requests" },
      { label: "History", to: "/bonus/form/history", permission: "view_bonus_requests" },
    ],
    create: { label: "New bonus form", icon: Plus, to: "/bonus/form/new", permission: "edit_bonuses" },
    opens: { panel: "bonus-form-edit", param: "form" },
    empty: { icon: ClipboardList, text: "Players use a form to request a bonus, which staff approve or reject." },
  }),
  "/bonus/form/new": NewBonusFormPage,
  "/bonus/form/requests": listPage({
    read: listBonusFormRequests,
    shape: shapes.listBonusFormRequests,
    label: "Bonus requests",
    key: "requestId",
    columns: requestColumns({ decided: false }),
    filters: { status: "none" },
    fixed: { isDecided: false },
    defaultSort: { id: "createdAt", desc: false },
    actions: requestActions,
    bulk: requestBulk,
    views: builtInViews(waitingOverADay()),
    queue: staffQueue({
      waiting: {},
      since: "createdAt",
      target: Infinity,
      read: (requestId) => showBonusFormRequest.options({ body: { requestId } }),
    }),
    buttons: [{ label: "History", to: "/bonus/form/history", permission: "view_bonus_requests" }],
    opens: { panel: "bonus-request-details", param: "request" },
    empty: {
      icon: Inbox,
      title: "No pending requests",
      text: "Requests stay here until they are approved or rejected.",
    },
  }),
  "/bonus/form/history": listPage({
    read: listBonusFormRequests,
    shape: shapes.listBonusFormRequests,
    label: "Decided bonus requests",
    key: "requestId",
    columns: requestColumns({ decided: true }),
    fixed: { isDecided: true },
    defaultSort: { id: "decidedAt", desc: true },
    actions: requestActions,
    opens: { panel: "bonus-request-details", param: "request" },
    empty: { icon: Inbox, text: "Requests appear here once approved or rejected." },
  }),
};
