import { useLayoutEffect, useRef, type RefObject } from "react";
import { useLatestCallback } from "../use-latest-callback.ts";

/** Marks the element of a popover that gets the focus when it is shown. */
export const TAKES_FOCUS = { "data-takes-focus": true };

type Params = {
  open: boolean;
  /** Escape, a press beside it, or the focus has left it. `how` says whether the focus goes back to the trigger. */
  onClose: (how: { returnsFocus: boolean }) => void;
  /** What it hangs on. */
  trigger: RefObject<HTMLElement | null>;
};

/**
 * Props of an element that is the browser's own popover: drawn but out of sight while closed, above everything while
 * open. Its place is for the style sheets (`hang-below`). It is shown before the later layout effects of the calling
 * component.
 */
export const usePopover = ({ open, onClose, trigger }: Params) => {
  const ref = useRef<HTMLDivElement>(null);
  const close = useLatestCallback(onClose);

  useLayoutEffect(() => {
    const box = ref.current;
    if (!open || !box) return;
    box.showPopover({ source: trigger.current! });
    box.querySelector<HTMLElement>("[data-takes-focus]")?.focus({ preventScroll: true });
    // At the window: a drawer around it listens at the document, and would close as well. The browser takes the popover
    // away before it says so; what comes in between is the drawer's.
    const around = trigger.current!.closest("[role=dialog],[role=alertdialog]");
    const isShown = () => box.matches(":popover-open");
    const onPointerDown = (event: PointerEvent) => {
      if (isShown() && around && !around.contains(event.target as Node)) event.stopPropagation();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !isShown()) return;
      event.preventDefault();
      event.stopPropagation();
      close({ returnsFocus: true });
    };
    addEventListener("pointerdown", onPointerDown, true);
    addEventListener("keydown", onKeyDown, true);
    return () => {
      removeEventListener("pointerdown", onPointerDown, true);
      removeEventListener("keydown", onKeyDown, true);
      box.hidePopover();
    };
  }, [open, trigger, close]);

  return {
    ref,
    popover: "auto" as const,
    "data-state": open ? "open" : "closed",
    // The browser closes it where somebody presses beside it.
    onToggle: (event: { newState: string }) =>
      event.newState === "closed" && open && close({ returnsFocus: document.activeElement === document.body }),
    onBlur: ({ currentTarget, relatedTarget }: { currentTarget: Node; relatedTarget: EventTarget | null }) =>
      open && relatedTarget instanceof Node && !currentTarget.contains(relatedTarget) && close({ returnsFocus: false }),
  };
};
