import { Slot } from "radix-ui";
import { useId, type MouseEvent, type FocusEvent, type PointerEvent, type ReactElement, type ReactNode } from "react";
import { LazyTooltip } from "./lazy-tooltip.tsx";
import type { Side } from "./tooltip-place.ts";
import { DelayContext, useTooltip } from "./use-tooltip.ts";

/** Sets the delay of tooltips inside (`delay`, milliseconds, default 400). Optional. */
export const TooltipProvider = ({ delay = 400, children }: { delay?: number; children: ReactNode }) => (
  <DelayContext value={delay}>{children}</DelayContext>
);

export type TooltipProps = {
  /** Without content no tooltip is shown; adding or removing content does not remount the trigger. A component given here renders only while the tooltip is open. */
  content: ReactNode;
  /** One element that accepts props and a ref. */
  children: ReactElement;
  side?: Side | undefined;
  /** False if the tooltip repeats the accessible name of the trigger. */
  describes?: boolean | undefined;
  /** Opens on a press too, for a disabled trigger that only explains its reason. */
  openOnPress?: boolean | undefined;
};

/**
 * A tooltip on hover and keyboard focus. Until it opens it adds only two handlers to the trigger,
 * so that a table may have hundreds; it needs no provider.
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
