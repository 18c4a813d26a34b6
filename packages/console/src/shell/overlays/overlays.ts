import { createStore } from "#kit/state/create-store.ts";

/** Overlays of the shell over any page, besides panels; one at a time. */
export type Overlay = "palette" | "players" | "shortcuts" | "help" | "about" | "logout";

export const overlayStore = createStore<Overlay | undefined>(undefined);

export const showOverlay = (overlay: Overlay): void => overlayStore.write(overlay);

export const hideOverlay = (): void => overlayStore.write(undefined);
