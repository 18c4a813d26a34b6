import type { Transition } from "history";
import { useEffect } from "react";
import { useAddress } from "#kit/address/address.tsx";
import { useHistory } from "#kit/address/history.ts";
import { isPassedOver } from "#kit/address/passed-over.ts";
import { useRegistry } from "#kit/pages/registry.ts";
import { readPanel } from "#kit/panels/definition/panel-address.ts";
import { hasUnsaved, onUnsavedChange } from "#kit/panels/unsaved.ts";

type Place = { pathname: string; search: string };

/**
 * Holds every navigation that would lose unsaved input or leave a running save, and asks; while there is any, the
 * browser asks before the tab closes.
 */
export const useLeaveGuard = (ask: (dialog: undefined, go: () => void) => void): void => {
  const history = useHistory();
  const location = useAddress();
  const { panels } = useRegistry();

  // An allowed navigation removes the block; at the next address this effect sets it again.
  useEffect(() => {
    let release: (() => void) | undefined;
    // A panel keeps its input when another of its tabs opens, or the list beside it is filtered.
    const panelAt = ({ pathname, search }: Place) =>
      JSON.stringify([pathname, readPanel(new URLSearchParams(search), panels)]);
    const onWay = (way: Transition) => {
      const go = () => {
        release?.();
        way.retry();
      };
      if (panelAt(history.location) !== panelAt(way.location) || isPassedOver(way.location)) ask(undefined, go);
      else go();
    };
    // Synchronous, not with the next render: a session that ends navigates in the same task.
    const guard = () => {
      if (hasUnsaved()) release ??= history.block(onWay);
      else {
        release?.();
        release = undefined;
      }
    };
    guard();
    const end = onUnsavedChange(guard);
    return () => {
      end();
      release?.();
    };
  }, [history, location, panels, ask]);
};
