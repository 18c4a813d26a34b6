import { ApiError, listMenu } from "@backoffice/api-client";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSession } from "#kit/session/session.ts";

/** When the user's rights change while they work, the menu is read again, and what was refused. */
export const useFollowRights = (): void => {
  const client = useQueryClient();
  const { permissions, viewedAs } = useSession();
  const known = useRef(permissions);
  useEffect(() => {
    if (viewedAs !== undefined || known.current === permissions) return;
    known.current = permissions;
    void client.invalidateQueries({
      predicate: ({ queryKey, state }) =>
        queryKey[0] === listMenu.operation.id || (state.error instanceof ApiError && state.error.status === 403),
    });
  }, [client, permissions, viewedAs]);
};
