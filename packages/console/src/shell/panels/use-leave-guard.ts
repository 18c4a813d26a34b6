import type { Transition } from "history";
import { useEffect, useState } from "react";
import { useAddress } from "#kit/address/address.tsx";
import { useHistory } from "#kit/address/history.ts";
import { PANEL_TAB } from "#kit/panels/definition/panel-address.ts";
import { hasUnsaved, onUnsavedChange, releaseUnsaved } from "#kit/panels/unsaved.ts";

type Place = { pathname: string; search: string };

/** A navigation that waits for the user's decision. */
export type BlockedNavigation = { discard: () => void; stay: () => void };

const panelPart = (search: string) => {
  const params = new URLSearchParams(search);
  // A panel keeps its input when another of its tabs opens.
  params.delete(PANEL_TAB);
  return params.toString().match(/(^|&)panel=.*/)?.[0];
};
const leaves = (from: Place, to: Place) =>
  from.pathname !== to.pathname || panelPart(from.search) !== panelPart(to.search);

/** Holds every navigation that would lose unsaved input; while there is any, the browser asks before the tab closes. */
export const useLeaveGuard = (): BlockedNavigation | undefined => {
  const history = useHistory();
  const location = useAddress();
  const [held, setHeld] = useState<BlockedNavigation>();

  // An allowed navigation removes the block; at the next address this effect sets it again.
  useEffect(() => {
    let release: (() => void) | undefined;
    const onWay = (way: Transition) => {
      const go = () => {
        release?.();
        way.retry();
      };
      if (!hasUnsaved() || !leaves(history.location, way.location)) return go();
      const discard = () => {
        setHeld(undefined);
        releaseUnsaved();
        go();
      };
      return setHeld({ discard, stay: () => setHeld(undefined) });
    };
    // Synchronous, not with the next render: a session that ends navigates in the same task.
    const guard = () => {
      if (hasUnsaved()) release ??= history.block(onWay);
      else {
        release?.();
        release = undefined;
        // The input has been saved, so there is nothing to ask.
        setHeld(undefined);
      }
    };
    guard();
    const end = onUnsavedChange(guard);
    return () => {
      end();
      release?.();
    };
  }, [history, location]);
  return held;
};
