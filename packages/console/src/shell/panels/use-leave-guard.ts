import type { Location, Transition } from "history";
import { useEffect } from "react";
import { useAddress } from "#kit/address/address.tsx";
import { useHistory } from "#kit/address/history.ts";
import { isPassedOver } from "#kit/address/passed-over.ts";
import { PANEL_TAB } from "#kit/panels/definition/panel-address.ts";
import { hasUnsaved, onUnsavedChange } from "#kit/panels/unsaved.ts";

const panelPart = (search: string) => {
  const params = new URLSearchParams(search);
  // A panel keeps its input when another of its tabs opens.
  params.delete(PANEL_TAB);
  return params.toString().match(/(^|&)panel=.*/)?.[0];
};
const leaves = (from: Location, to: Location) =>
  from.pathname !== to.pathname || panelPart(from.search) !== panelPart(to.search) || isPassedOver(to);

/**
 * Holds every navigation that would lose unsaved input or leave a running save, and asks; while there is any, the
 * browser asks before the tab closes.
 */
export const useLeaveGuard = (ask: (dialog: undefined, go: () => void) => void): void => {
  const history = useHistory();
  const location = useAddress();

  // An allowed navigation removes the block; at the next address this effect sets it again.
  useEffect(() => {
    let release: (() => void) | undefined;
    const onWay = (way: Transition) => {
      const go = () => {
        release?.();
        way.retry();
      };
      if (leaves(history.location, way.location)) ask(undefined, go);
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
  }, [history, location, ask]);
};
