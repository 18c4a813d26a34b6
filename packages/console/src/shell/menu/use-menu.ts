import { useListMenu } from "@backoffice/api-client";
import { useMemo } from "react";
import { useRegistry } from "#kit/pages/registry.ts";
import { useScope } from "#kit/scope/scope.ts";
import { isPartner, useSession } from "#kit/session/session.ts";
import { buildMenu } from "./menu.ts";
import { useBadges } from "./use-badges.ts";

/** The menu of the user with its badges; pending until the server has returned the enabled pages. */
export const useMenu = () => {
  const session = useSession();
  const { pages } = useRegistry();
  const { opId } = useScope();
  const server = useListMenu(undefined, { enabled: !isPartner(session), staleTime: Number.POSITIVE_INFINITY });
  const { data: badges } = useBadges();
  // Without the server's list the whole catalogue is shown, as far as permissions allow.
  const groups = useMemo(
    () => buildMenu(pages, session, server.data, badges, opId),
    [pages, session, server.data, badges, opId],
  );
  return { groups, pending: server.isPending && !isPartner(session) };
};
