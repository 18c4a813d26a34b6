import { useId, useState, type FocusEvent, type MouseEvent, type PointerEvent } from "react";
import { LazyTooltip } from "../overlays/lazy-tooltip.tsx";
import { useTooltip } from "../overlays/use-tooltip.ts";
import { MomentHint } from "./moment-hint.tsx";

const hinted = ({ target }: { target: EventTarget }) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-hint], [data-reason], [data-moment]") : null;

/** One tooltip for everything in a table that has a hint: the handlers for the table, and the bubble to draw. */
export const useRowHints = () => {
  const id = useId();
  const { anchor, open, openSoon, close, closeSoon, hold } = useTooltip();
  const [message, setMessage] = useState<{ anchor: HTMLElement; text: string }>();
  /** Shows a message beside an element and announces it, e.g. "Copied". */
  const showMessage = (at: HTMLElement, text: string) => {
    setMessage({ anchor: at, text });
    open(at);
  };
  const handlers = {
    onPointerOver: (event: PointerEvent) => {
      const target = hinted(event);
      if (target && event.pointerType !== "touch") openSoon(target);
    },
    onPointerOut: (event: PointerEvent) => {
      if (hinted(event)) closeSoon();
    },
    onPointerDown: close,
    onFocus: (event: FocusEvent) => {
      const target = hinted(event);
      if (target?.matches(":focus-visible")) open(target);
    },
    onBlur: close,
    onKeyDown: close,
    onClick: (event: MouseEvent) => {
      const target = hinted(event);
      if (target?.dataset["reason"]) open(target);
    },
  };
  const bubble = anchor?.isConnected && (
    <LazyTooltip id={id} anchor={anchor} side="top" onEnter={hold} onLeave={closeSoon} onClose={close}>
      {message?.anchor === anchor ? message.text : anchor.dataset["hint"]}
      {anchor.dataset["moment"] && <MomentHint moment={anchor.dataset["moment"]} />}
      {anchor.dataset["reason"] && <span className="block opacity-80">{anchor.dataset["reason"]}</span>}
    </LazyTooltip>
  );
  const announcement = (
    <span role="status" className="sr-only">
      {anchor && message?.anchor === anchor && message.text}
    </span>
  );
  return { handlers, bubble, announcement, showMessage };
};
