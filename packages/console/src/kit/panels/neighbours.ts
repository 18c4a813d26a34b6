import { useSyncExternalStore } from "react";
import { createStore } from "../state/create-store.ts";
import { usePublish } from "../pages/use-publish.ts";

/** The rows of the list underneath, in its order, so that a panel can go to the previous and the next one. */
type Neighbours = { panel: string; param: string; ids: readonly string[] } | undefined;

const store = createStore<Neighbours>(undefined);

/** Called by a list: its rows open this panel, whose parameter holds their id. */
export const usePublishNeighbours = (next: Neighbours): void => usePublish(store, next, undefined);

/** Called by a panel: the ids before and after its own, if the list underneath has them. */
export const useNeighbours = (
  panel: string,
  id: string | undefined,
): { param: string; previous?: string; next?: string } | undefined => {
  const current = useSyncExternalStore(store.subscribe, store.read);
  if (current?.panel !== panel || id === undefined) return undefined;
  const at = current.ids.indexOf(id);
  if (at < 0) return undefined;
  const previous = current.ids[at - 1];
  const next = current.ids[at + 1];
  return { param: current.param, ...(previous !== undefined && { previous }), ...(next !== undefined && { next }) };
};
