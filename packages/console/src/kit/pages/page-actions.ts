import { createStore } from "../state/create-store.ts";
import { usePublish } from "./use-publish.ts";

/** A command of the current page for the palette, published only if the user has the right. */
export type PageAction = { label: string; run: () => void };

const NONE: readonly PageAction[] = [];

/** The commands of the current page. */
export const pageActionStore = createStore<readonly PageAction[]>(NONE);

/** Called by a page with the commands behind its buttons, the same array between renders (`useMemo`). */
export const usePublishActions = (actions: readonly PageAction[]): void => usePublish(pageActionStore, actions, NONE);
