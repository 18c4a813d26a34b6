import { listUsernameRequests } from "@backoffice/api-client";
import { listUsernameRequests as shape } from "@backoffice/api-client/shapes/players";
import { UserPen } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { builtInViews } from "#kit/list/state/view-definitions.ts";
import { waitingOverADay } from "#kit/queue/waiting/waiting-over-a-day.ts";
import { QUEUE_TARGETS } from "#kit/queue/queue-targets.ts";
import { staffQueue } from "#kit/queue/staff-queue.tsx";
import { usernameActions } from "../username.actions.ts";
import { usernameRequestOf } from "../username-request.ts";
import { usernameBulk } from "./usernames.bulk.ts";
import { usernameColumns } from "./usernames.columns.tsx";

/** `/players/usernames`: queue of username requests, decided one by one beside the player's data. */
export const UsernamesPage = listPage({
  read: listUsernameRequests,
  shape,
  label: "Username requests",
  key: "playerCode",
  columns: usernameColumns,
  actions: usernameActions,
  bulk: usernameBulk,
  opens: { panel: "player-details", param: "player" },
  views: builtInViews(waitingOverADay({ status: "PENDING" })),
  queue: staffQueue({
    waiting: { status: "PENDING" },
    since: "requestedAt",
    target: QUEUE_TARGETS.playerUsernames,
    read: usernameRequestOf,
  }),
  empty: { icon: UserPen, text: "Usernames appear here once players request a change." },
});
