import { useListMyOperators } from "@backoffice/api-client";
import { isPartner, useSession } from "#kit/session/session.ts";

/** Operators and brands that the user may see; none for partners (shell §6). */
export const useOperators = () => {
  const session = useSession();
  return useListMyOperators(undefined, { enabled: !isPartner(session), staleTime: 5 * 60_000 });
};
