import { createStore } from "#kit/state/create-store.ts";

/** Whether a drawer stands beside the list on screen, which leaves it less room. */
export const inlineDrawer = createStore(false);
