import { useState, useSyncExternalStore } from "react";
import { listOnScreen, onListOnScreen } from "./neighbours.ts";

type Neighbours = {
  param: string;
  previous?: string;
  next?: string;
  /** The next one to decide, in a queue: one that has not left it. */
  toDecide?: string;
  place?: { at: number; total: number };
};

/**
 * Called by a panel: the ids before and after its own, if the list below has them. Of a record that has left the list
 * since, they are those around the row that has taken its place, or the first one of another page.
 */
export const useNeighbours = (panel: string, id: string | undefined): Neighbours | undefined => {
  const list = useSyncExternalStore(onListOnScreen, listOnScreen);
  const { ids = [], before = 0, param = "", total, isQueue = false, left } = list?.panel === panel ? list : {};
  const index = id === undefined ? -1 : ids.indexOf(id);
  const [last, setLast] = useState<{ id: string; index: number; before: number }>();
  if (id !== undefined && index >= 0 && (last?.id !== id || last.index !== index || last.before !== before))
    setLast({ id, index, before });
  if (index < 0 && (ids.length === 0 || last?.id !== id)) return undefined;
  const place = index < 0 ? (last?.before === before ? last.index : 0) : index;
  const previous = ids[place - 1];
  const after = ids.slice(index < 0 ? place : place + 1);
  const [next] = after;
  const toDecide = isQueue ? after.find((it) => !left?.has(it)) : undefined;
  return {
    param,
    ...(index >= 0 && total !== undefined && { place: { at: before + index + 1, total } }),
    ...(previous !== undefined && { previous }),
    ...(next !== undefined && { next }),
    ...(toDecide !== undefined && { toDecide }),
  };
};
