import { useLatestCallback } from "@backoffice/ui";
import { useAddress } from "../address/address.tsx";
import { useRegistry } from "../pages/registry.ts";
import { panelKey } from "../panels/panel-key.ts";
import { useSession } from "../session/session.ts";
import { recordKey } from "../submit/decided-record.ts";
import { keepUnknownOutcome } from "../submit/unknown-outcomes.ts";
import type { UnknownRow } from "./row-steps.ts";

/** Stores money with an unknown outcome for the single panel, as if that panel had sent it (ruling 15). */
export const useLockPanels = (): ((title: string, row: UnknownRow) => void) => {
  const { userId } = useSession();
  const { pathname } = useAddress();
  const { panels } = useRegistry();
  return useLatestCallback((label: string, { lock, decides, operation, input, idempotencyKey }: UnknownRow) => {
    const about = panels.get(lock.panel)?.about?.(lock.params) ?? lock.params;
    keepUnknownOutcome(userId, {
      idempotencyKey,
      operation: lock.operation ?? operation,
      panel: panelKey(lock.panel, about),
      record: decides && recordKey(decides),
      label,
      page: pathname,
      at: Date.now(),
      input: lock.input ?? input,
    });
  });
};
