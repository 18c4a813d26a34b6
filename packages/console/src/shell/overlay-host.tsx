import { lazy, Suspense, useSyncExternalStore } from "react";
import { loadOverlay, overlayStore } from "./overlays.ts";

const OVERLAYS = {
  palette: lazy(loadOverlay.palette),
  players: lazy(loadOverlay.players),
  shortcuts: lazy(loadOverlay.shortcuts),
  help: lazy(loadOverlay.help),
};

/** Draws what the top bar or a shortcut opened. */
export const OverlayHost = () => {
  const overlay = useSyncExternalStore(overlayStore.subscribe, overlayStore.read);
  const Opened = overlay && OVERLAYS[overlay];
  return Opened && <Suspense>{<Opened />}</Suspense>;
};
