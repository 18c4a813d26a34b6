import { useId, useState, type FocusEvent, type MouseEvent, type PointerEvent } from "react";
import { LazyTooltip } from "../../overlays/tooltip/lazy-tooltip.tsx";
import { useTooltip } from "../../overlays/tooltip/use-tooltip.ts";
import { MomentHint } from "../moment-hint.tsx";
import { cutText } from "../grid/title-when-cut.ts";

const hinted = ({ target }: { target: EventTarget }) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-hint], [data-reason], [data-moment]") : null;

/** One shared tooltip for all elements of a table: event handlers for the table, and the bubble to render. */
export const useRowHints = () => {
  const id = useId();
  const { anchor, open, openSoon, close, closeSoon, hold } = useTooltip();
  const [message, setMessage] = useState<{ anchor: HTMLElement; text: string; announced: boolean }>();
  /** Shows a message next to an element and announces it, e.g. "Copied". */
  const showMessage = (at: HTMLElement, text: string) => {
    setMessage({ anchor: at, text, announced: true });
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
      const { target } = event;
      if (!(target instanceof HTMLElement) || !target.matches(":focus-visible")) return;
      const hint = hinted(event);
      if (hint) return open(hint);
      // Truncated text is shown by `title` for the mouse and here for the keyboard. Screen readers read the full cell.
      const text = target.matches("tbody [data-column]") ? cutText(target) : undefined;
      if (!text) return;
      setMessage({ anchor: target, text, announced: false });
      open(target);
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
      {anchor && message?.anchor === anchor && message.announced && message.text}
    </span>
  );
  return { handlers, bubble, announcement, showMessage };
};
