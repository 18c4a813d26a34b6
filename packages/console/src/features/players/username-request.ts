import { listUsernameRequests, type components } from "@backoffice/api-client";
import { ALL } from "#kit/scope/scope.ts";

/** Finds a player's username request in the list call; concurrent readers share one request. */
export const usernameRequestOf = (playerCode: string) => ({
  ...listUsernameRequests.options({ body: { page: 1, itemsPerPage: 1, opId: ALL, playerCode } }),
  select: (page: { items: readonly components["schemas"]["UsernameRequest"][] }) => page.items[0],
});
