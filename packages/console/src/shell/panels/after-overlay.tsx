import { useState, useSyncExternalStore, type ReactNode } from "react";
import { overlayStore } from "../overlays/overlays.ts";

/**
 * A panel that comes when the palette is already open would lie over it and take what is typed: it waits until that is
 * closed. One that was there first stays. Inside the `Suspense` of the panel: code that is late counts as coming late.
 */
export const AfterOverlay = ({ children }: { children: ReactNode }) => {
  const free = useSyncExternalStore(overlayStore.subscribe, overlayStore.read) === undefined;
  const [begun, setBegun] = useState(free);
  if (free && !begun) setBegun(true);
  return begun && children;
};
