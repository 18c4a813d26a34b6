import type { ComponentProps } from "react";

/** Backdrop of a modal window, for Radix's `Overlay asChild`. */
export const Scrim = (props: ComponentProps<"div">) => (
  <div data-slot="scrim" {...props} className="fixed inset-0 z-40 bg-scrim animate-fade print:hidden" />
);

/** Shared styles of dialogs, confirmations and error dialogs. */
export const DIALOG_LOOK =
  "fixed inset-x-4 top-[max(1rem,10dvh)] z-40 mx-auto flex max-h-[min(80dvh,calc(100dvh-2rem))] flex-col overflow-hidden rounded-lg bg-raised text-body text-ink shadow-float outline-none animate-pop";
