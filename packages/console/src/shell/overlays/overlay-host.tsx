import { lazyComponent, Opening } from "@backoffice/ui";
import { useSyncExternalStore } from "react";
import { RegionBoundary } from "#kit/pages/region-boundary.tsx";
import { EarlyBox } from "./early-box.tsx";
import { loadOverlay } from "./load-overlay.ts";
import { hideOverlay, overlayStore, type Overlay } from "./overlays.ts";

const OVERLAYS = {
  palette: lazyComponent(loadOverlay.palette),
  players: lazyComponent(loadOverlay.players),
  shortcuts: lazyComponent(loadOverlay.shortcuts),
  logout: lazyComponent(loadOverlay.logout),
  about: lazyComponent(loadOverlay.about),
  help: lazyComponent(loadOverlay.help),
};

/** Overlays that begin with a search box, by its name. */
const BOXES: Partial<Record<Overlay, string>> = { palette: "Command palette", players: "Search for player" };

/** Renders the overlay that the top bar or a shortcut opened. */
export const OverlayHost = () => {
  const overlay = useSyncExternalStore(overlayStore.subscribe, overlayStore.read);
  const Opened = overlay && OVERLAYS[overlay];
  const box = overlay && BOXES[overlay];
  return (
    <RegionBoundary floats about={overlay} onFailed={hideOverlay}>
      <Opening onCancel={hideOverlay} fallback={box && <EarlyBox label={box} />}>
        {Opened && <Opened />}
      </Opening>
    </RegionBoundary>
  );
};
