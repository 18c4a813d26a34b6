import { createStore } from "#kit/state/create-store.ts";

/** What the frame opens over any page, besides panels; one at a time. */
export type Overlay = "palette" | "players" | "shortcuts" | "help";

export const overlayStore = createStore<Overlay | undefined>(undefined);

/** What was typed for it before its code was here. */
let typed = "";
export const readTyped = (): string => typed;
export const changeTyped = (change: (before: string) => string): void => void (typed = change(typed));

export const showOverlay = (overlay: Overlay): void => {
  typed = "";
  overlayStore.write(overlay);
};

export const hideOverlay = (): void => overlayStore.write(undefined);
