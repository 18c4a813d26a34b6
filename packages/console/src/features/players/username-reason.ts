import type { components } from "@backoffice/api-client";
import { decidedReason } from "#kit/queue/decided/decided-reason.ts";
import { USERNAME_REQUEST_STATUS } from "./username-request-status.ts";

type UsernameRequest = components["schemas"]["UsernameRequest"];

/** Reason why a username request cannot be decided: already decided, or no name requested. */
export const usernameReason = ({ status, reviewedBy, username }: UsernameRequest): string | undefined =>
  decidedReason({ noun: "username", status, open: ["PENDING"], statuses: USERNAME_REQUEST_STATUS, by: reviewedBy }) ??
  (username === null ? "No username was requested." : undefined);
