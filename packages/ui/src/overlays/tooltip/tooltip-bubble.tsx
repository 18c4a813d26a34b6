import { useLayoutEffect, useRef, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { placeTooltip, type Side } from "./tooltip-place.ts";

export type TooltipBubbleProps = {
  id: string;
  anchor: Element;
  side: Side;
  children: ReactNode;
  onEnter: () => void;
  onLeave: () => void;
  onClose: () => void;
};

const WINDOWS = "[role=dialog],[role=alertdialog]";

/**
 * The bubble of a tooltip: measured and positioned before paint, closed on Escape, scroll and resize. In a window it
 * handles Escape first; the window, which listens on the document, closes on the next one.
 */
const TooltipBubble = ({ id, anchor, side, children, onEnter, onLeave, onClose }: TooltipBubbleProps) => {
  const bubble = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = bubble.current;
    if (!element) return;
    const view = { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight };
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const rtl = getComputedStyle(anchor).direction === "rtl";
    const { x, y } = placeTooltip(anchor.getBoundingClientRect(), size, view, side, rtl);
    element.style.translate = `${x}px ${y}px`;
  });

  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      onClose();
      if (!anchor.closest(WINDOWS)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onScroll = (event: Event) => {
      if (event.target instanceof Node && event.target.contains(anchor)) onClose();
    };
    window.addEventListener("keydown", onKey, true);
    document.addEventListener("scroll", onScroll, { capture: true, passive: true });
    window.addEventListener("resize", onClose);
    return () => {
      window.removeEventListener("keydown", onKey, true);
      document.removeEventListener("scroll", onScroll, true);
      window.removeEventListener("resize", onClose);
    };
  }, [anchor, onClose]);

  return createPortal(
    <div
      ref={bubble}
      id={id}
      role="tooltip"
      data-slot="tooltip"
      data-state="open"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      className="pointer-events-auto fixed [inset:0_auto_auto_0] z-70 w-max max-w-72 wrap-anywhere whitespace-pre-line rounded-md bg-ink px-2 py-1 text-start text-meta font-normal text-surface animate-fade"
    >
      {children}
    </div>,
    document.body,
  );
};

export default TooltipBubble;
