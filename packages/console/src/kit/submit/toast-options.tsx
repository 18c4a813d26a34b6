import type { ToastOptions } from "@backoffice/ui";
import type { MouseEventHandler } from "react";

/** The record of a toast, and the link that opens it, if any. */
export type ToastRecord = { name: string; link?: { href: string; onClick: MouseEventHandler } | undefined };

/** The additions to a toast's text: a record and Undo. */
export type ToastAbout = { record?: ToastRecord | undefined; undo?: (() => void) | undefined };

/** Milliseconds during which a change can be undone. */
const UNDO = 10_000;

const named = ({ name, link }: ToastRecord) => (
  <span>
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

/** The options of a toast about a record. */
export const toastOptionsOf = ({ record, undo }: ToastAbout): ToastOptions => ({
  ...(record && { record: named(record), recordName: record.name }),
  ...(undo && { action: { label: "Undo", onClick: undo }, duration: UNDO }),
});
