import { lazyComponent } from "@backoffice/ui";
import { Suspense, useSyncExternalStore } from "react";
import { RegionBoundary } from "#kit/pages/region-boundary.tsx";
import { loadOverlay } from "./load-overlay.ts";
import { hideOverlay, overlayStore } from "./overlays.ts";

const OVERLAYS = {
  palette: lazyComponent(loadOverlay.palette),
  players: lazyComponent(loadOverlay.players),
  shortcuts: lazyComponent(loadOverlay.shortcuts),
  logout: lazyComponent(loadOverlay.logout),
  about: lazyComponent(loadOverlay.about),
  help: lazyComponent(loadOverlay.help),
};

/** Renders the overlay that the top bar or a shortcut opened. */
export const OverlayHost = () => {
  const overlay = useSyncExternalStore(overlayStore.subscribe, overlayStore.read);
  const Opened = overlay && OVERLAYS[overlay];
  return (
    <RegionBoundary floats about={overlay} onFailed={hideOverlay}>
      <Suspense>{Opened && <Opened />}</Suspense>
    </RegionBoundary>
  );
};
