import { useState, useSyncExternalStore, type ReactNode } from "react";
import { overlayStore } from "../overlays/overlays.ts";

/**
 * Renders a panel only once no overlay is open: a panel whose code arrives while the palette is open would cover it
 * and take the focus. A panel that was open before stays. Place it inside the `Suspense` of the panel.
 */
export const AfterOverlay = ({ children }: { children: ReactNode }) => {
  const free = useSyncExternalStore(overlayStore.subscribe, overlayStore.read) === undefined;
  const [begun, setBegun] = useState(free);
  if (free && !begun) setBegun(true);
  return begun && children;
};
