import { use, useCallback, useMemo, useSyncExternalStore } from "react";
import { useAddress } from "../address/address.tsx";
import { PanelKeyContext } from "../panels/panel-key.ts";
import { useSession } from "../session/session.ts";
import { forgetUnknownOutcome, keepUnknownOutcome, onUnknownOutcomes, unknownOutcomes } from "./unknown-outcomes.ts";

/** The unknown outcome of a write that this panel sent about this record, now or before the page was loaded. */
export const useUnknownOutcome = (operation: string) => {
  const { userId } = useSession();
  const { pathname } = useAddress();
  const panel = use(PanelKeyContext) ?? pathname;
  // Compares states as text, because each read creates new objects.
  const found = useSyncExternalStore(onUnknownOutcomes, () =>
    JSON.stringify(unknownOutcomes(userId).find((it) => it.operation === operation && it.panel === panel)),
  );
  const outcome = useMemo(
    () => (found === undefined ? undefined : unknownOutcomes(userId).find((it) => JSON.stringify(it) === found)),
    [found, userId],
  );
  const keep = useCallback(
    (sent: { idempotencyKey: string; label: string; input: unknown }) =>
      keepUnknownOutcome(userId, { ...sent, operation, panel, page: pathname, at: Date.now() }),
    [userId, operation, panel, pathname],
  );
  const forget = useCallback(() => forgetUnknownOutcome(userId, { operation, panel }), [userId, operation, panel]);
  return { outcome, keep, forget };
};
