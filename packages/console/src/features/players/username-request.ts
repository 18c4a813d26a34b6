import { listUsernameRequests, type components } from "@backoffice/api-client";
import { ALL } from "#kit/scope/scope.ts";

/** Finds what a player asked to be called; the list answers it, and nobody asks twice at once. */
export const usernameRequestOf = (playerCode: string) => ({
  ...listUsernameRequests.options({ body: { page: 1, itemsPerPage: 1, opId: ALL, playerCode } }),
  select: (page: { items: readonly components["schemas"]["UsernameRequest"][] }) => page.items[0],
});
