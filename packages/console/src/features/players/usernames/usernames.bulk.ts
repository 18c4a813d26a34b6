import { reviewUsername, type components } from "@backoffice/api-client";
import { Ban, Check } from "lucide-react";
import { bulkCall, type Bulk, type BulkAction } from "#kit/bulk/bulk.ts";
import type { Decided } from "../decided.ts";
import { usernameRequestOf } from "../username-request.ts";
import { usernameReason } from "../username-reason.ts";

type UsernameRequest = components["schemas"]["UsernameRequest"];

const decide = (status: Decided): BulkAction<UsernameRequest> => {
  const isApproval = status === "APPROVE";
  return {
    id: status,
    verb: isApproval ? "Approve" : "Reject",
    icon: isApproval ? Check : Ban,
    tone: isApproval ? "primary" : "danger",
    outcome: isApproval ? "The players get the requested usernames." : "The players keep their usernames.",
    // A rejection requires a note (ruling 27).
    note: { label: "Note for the player", required: !isApproval, max: 200 },
    reason: usernameReason,
    call: ({ playerCode, username }, { note }) =>
      bulkCall(reviewUsername, { body: { playerCode, username: username ?? "", status, note } }),
  };
};

/** Decides several requested usernames (content §4). */
export const usernameBulk: Bulk<UsernameRequest> = {
  noun: ["username", "usernames"],
  name: ({ username, playerCode }) => `${username ?? ""} of ${playerCode}`,
  decisive: ["status", "username"],
  reread: async (client, row) => {
    const { select, ...options } = usernameRequestOf(row.playerCode);
    // The request was withdrawn.
    return select(await client.query({ ...options, staleTime: 0 } as never)) ?? { ...row, status: "REJECT" };
  },
  actions: [decide("APPROVE"), decide("REJECT")],
};
