import type { ToastOptions } from "@backoffice/ui";
import type { MouseEventHandler } from "react";

/** The record that a toast is about, and the link that opens it, where there is one. */
export type ToastRecord = { name: string; link?: { href: string; onClick: MouseEventHandler } | undefined };

/** What a toast adds to its text: a record, and what takes the change back. */
export type ToastAbout = { record?: ToastRecord | undefined; undo?: (() => void) | undefined };

/** Milliseconds for which a change can be taken back. */
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
