import { useState, useSyncExternalStore } from "react";
import type { PanelDefinition } from "#kit/panels/definition/define-panels.ts";
import { hasUnsaved, onUnsavedChange } from "#kit/panels/unsaved.ts";
import { listOnScreen, onListOnScreen } from "#kit/queue/neighbours.ts";

/** Windows with room for a list beside a drawer: from 1280 px, at the usual text size. */
const ROOM = "(min-width: 80rem)";

const hasRoom = () => window.matchMedia?.(ROOM).matches ?? false;
const onRoom = (listener: () => void) => {
  const room = window.matchMedia?.(ROOM);
  room?.addEventListener("change", listener);
  return () => room?.removeEventListener("change", listener);
};

/**
 * Whether a drawer stands beside the list instead of over it: it shows or decides a record of 480 or 710 px, opened from
 * the list, in a window with room for both (ruling 56). All others are modal.
 */
const isInline = (panel: PanelDefinition | undefined, room: boolean, listed: string | undefined): boolean =>
  room && panel !== undefined && panel.id === listed && !panel.creates && !panel.edits && panel.width !== "xl";

/** Whether unsaved input or a running save holds the drawer as it is: changing its kind draws its content anew. */
const isHeld = () => hasUnsaved();

/** Where an open drawer is drawn beside its list; undefined if it is modal. */
export const useInline = (panel: PanelDefinition | undefined, open: boolean): HTMLElement | undefined => {
  const room = useSyncExternalStore(onRoom, hasRoom);
  const listed = useSyncExternalStore(onListOnScreen, () => listOnScreen()?.panel);
  const held = useSyncExternalStore(onUnsavedChange, isHeld);
  const requested = isInline(panel, room, listed);
  const [inline, setInline] = useState(requested);
  if (inline !== requested && open && !held) setInline(requested);
  return inline ? (document.getElementById("beside") ?? undefined) : undefined;
};
