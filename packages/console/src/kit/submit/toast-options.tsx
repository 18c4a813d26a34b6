import type { ToastOptions } from "@backoffice/ui";
import type { MouseEventHandler } from "react";
import { offerUndo, UNDO_KEYS, UNDO_MS, type Undo } from "./undoable.ts";

/** The record of a toast, and the link that opens it, if any. */
export type ToastRecord = { name: string; link?: { href: string; onClick: MouseEventHandler } | undefined };

/** The additions to a toast's text: a record and Undo. */
export type ToastAbout = { record?: ToastRecord | undefined; undo?: Undo | undefined };

const named = ({ name, link }: ToastRecord) => (
  // On a line of its own: the sentence may have no full stop.
  <span className="block text-meta text-ink-muted">
    {" "}
    <bdi>{name}</bdi>
    {link && (
      <>
        {" · "}
        <a {...link} className="underline">
          Open
        </a>
      </>
    )}
  </span>
);

/** Offers Undo from now on: in the toast, by its shortcut and in Notifications. */
const withUndo = (change: Undo): ToastOptions => {
  const { undo, hold, signal } = offerUndo(change);
  return {
    action: { label: "Undo", onClick: undo, shortcut: UNDO_KEYS.undo[0] },
    duration: UNDO_MS,
    onHold: hold,
    signal,
  };
};

/** The options of a toast about a record, right before it is shown. */
export const toastOptionsOf = ({ record, undo }: ToastAbout): ToastOptions => ({
  ...(record && { record: named(record), recordName: record.name }),
  ...(undo && withUndo(undo)),
});
