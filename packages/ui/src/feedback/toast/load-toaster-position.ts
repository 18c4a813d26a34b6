import type { keepToasterClear } from "./keep-toaster-clear.ts";

type Place = typeof keepToasterClear;

let loaded: Place | undefined;

/** Loads the placing of toasts, which is not in the first load; called while the page rests. */
export const loadToasterPosition = async (): Promise<Place> =>
  (loaded ??= (await import("./keep-toaster-clear.ts")).keepToasterClear);

/** Keeps the toasts clear of bars and the focus, at once if that is loaded. If it cannot be loaded, they stay at the bottom. */
export const placeToaster: Place = (node, signal) => {
  if (loaded) loaded(node, signal);
  else
    loadToasterPosition().then(
      (place) => signal.aborted || place(node, signal),
      () => undefined,
    );
};
