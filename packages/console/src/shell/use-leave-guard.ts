import { useEffect, useState, useSyncExternalStore } from "react";
import { useAddress } from "../kit/address.tsx";
import { useHistory } from "../kit/history.ts";
import { hasUnsaved, onUnsavedChange, releaseUnsaved } from "../kit/unsaved.ts";

type Place = { pathname: string; search: string };

/** A way out that waits for the user's answer. */
export type HeldLeave = { discard: () => void; stay: () => void };

const panelPart = (search: string) => new URLSearchParams(search).toString().match(/(^|&)panel=.*/)?.[0];
const leaves = (from: Place, to: Place) =>
  from.pathname !== to.pathname || panelPart(from.search) !== panelPart(to.search);

/** Holds every navigation that would lose what is typed; while there is such, the browser asks before the tab closes. */
export const useLeaveGuard = (): HeldLeave | undefined => {
  const history = useHistory();
  const location = useAddress();
  const unsaved = useSyncExternalStore(onUnsavedChange, hasUnsaved);
  const [held, setHeld] = useState<HeldLeave>();

  // Whatever is let through takes the guard with it; at the next address it stands again.
  useEffect(() => {
    if (!unsaved) return undefined;
    const release = history.block((way) => {
      const go = () => {
        release();
        way.retry();
      };
      if (!hasUnsaved() || !leaves(history.location, way.location)) return go();
      const discard = () => {
        setHeld(undefined);
        releaseUnsaved();
        go();
      };
      return setHeld({ discard, stay: () => setHeld(undefined) });
    });
    return release;
  }, [history, location, unsaved]);
  return held;
};
