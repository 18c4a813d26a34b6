import { useId, useState, type FocusEvent, type MouseEvent, type PointerEvent } from "react";
import { LateTooltip } from "../overlays/late-tooltip.tsx";
import { useTooltip } from "../overlays/use-tooltip.ts";
import { MomentHint } from "./moment-hint.tsx";

const hinted = ({ target }: { target: EventTarget }) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-hint], [data-reason], [data-moment]") : null;

/** One tooltip for all buttons of a table: handlers for its body, and the bubble to draw. */
export const useRowHints = () => {
  const id = useId();
  const { anchor, open, openSoon, close, closeSoon, hold } = useTooltip();
  const [said, setSaid] = useState<{ anchor: HTMLElement; text: string }>();
  /** Says something beside an element: what has just been done to it. */
  const say = (at: HTMLElement, text: string) => {
    setSaid({ anchor: at, text });
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
    <LateTooltip id={id} anchor={anchor} side="top" onEnter={hold} onLeave={closeSoon} onClose={close}>
      {said?.anchor === anchor ? said.text : anchor.dataset["hint"]}
      {anchor.dataset["moment"] && <MomentHint moment={anchor.dataset["moment"]} />}
      {anchor.dataset["reason"] && <span className="block opacity-80">{anchor.dataset["reason"]}</span>}
    </LateTooltip>
  );
  const spoken = (
    <span role="status" className="sr-only">
      {anchor && said?.anchor === anchor && said.text}
    </span>
  );
  return { handlers, bubble, spoken, say };
};
