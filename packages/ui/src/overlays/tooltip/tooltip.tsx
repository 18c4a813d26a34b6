import { Slot } from "radix-ui";
import { useId, type MouseEvent, type FocusEvent, type PointerEvent, type ReactElement, type ReactNode } from "react";
import { LazyTooltip } from "./lazy-tooltip.tsx";
import type { Side } from "./tooltip-place.ts";
import { DelayContext, useTooltip } from "./use-tooltip.ts";

/** Sets the pause before tooltips in it appear (`delay`, milliseconds, 400 without it). Optional. */
export const TooltipProvider = ({ delay = 400, children }: { delay?: number; children: ReactNode }) => (
  <DelayContext value={delay}>{children}</DelayContext>
);

export type TooltipProps = {
  /** Nothing is shown without content, and the trigger is not remounted when it comes or goes. A component given here renders only while the tooltip is open. */
  content: ReactNode;
  /** One element that takes props and a ref. */
  children: ReactElement;
  side?: Side | undefined;
  /** False when the trigger's own name already says the same. */
  describes?: boolean | undefined;
  /** Also opens on a press: for a trigger that does nothing but explain why. */
  openOnPress?: boolean | undefined;
};

/**
 * A short hint on hover and keyboard focus. It costs its trigger two handlers until it opens,
 * so a table may hold hundreds; it needs no provider.
 */
export const Tooltip = ({ content, children, side = "top", describes = true, openOnPress = false }: TooltipProps) => {
  const id = useId();
  const { anchor, open, openSoon, close, closeSoon, hold } = useTooltip();
  const empty = content === undefined || content === null || content === "";

  const onEnter = (event: PointerEvent<HTMLElement>) => {
    if (!empty && event.pointerType !== "touch") openSoon(event.currentTarget);
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    if (!empty && event.currentTarget.matches(":focus-visible")) open(event.currentTarget);
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (openOnPress && !empty) open(event.currentTarget);
  };
  const describedBy = anchor && !empty && describes ? { "aria-describedby": id } : {};

  return (
    <>
      <Slot.Root
        {...describedBy}
        onPointerEnter={onEnter}
        onPointerLeave={closeSoon}
        onPointerDown={close}
        onFocus={onFocus}
        onBlur={close}
        onClick={onClick}
      >
        {children}
      </Slot.Root>
      {anchor && !empty && (
        <LazyTooltip id={id} anchor={anchor} side={side} onEnter={hold} onLeave={closeSoon} onClose={close}>
          {content}
        </LazyTooltip>
      )}
    </>
  );
};
