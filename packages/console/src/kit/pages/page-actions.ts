import { createStore } from "../state/create-store.ts";
import { usePublish } from "./use-publish.ts";

/** Something the page at hand can do, for the palette; without right it is not given. */
export type PageAction = { label: string; run: () => void };

const NONE: readonly PageAction[] = [];

/** What the open page can do. */
export const pageActionStore = createStore<readonly PageAction[]>(NONE);

/** Called by a page with what its buttons do. Keep the list the same between renders (`useMemo`). */
export const usePublishActions = (actions: readonly PageAction[]): void => usePublish(pageActionStore, actions, NONE);
