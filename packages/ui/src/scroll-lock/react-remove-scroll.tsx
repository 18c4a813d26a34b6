import { Slot } from "radix-ui";
import { useLayoutEffect, type ComponentProps, type ReactElement } from "react";

/**
 * Replaces the `react-remove-scroll` package, with which Radix prevents scrolling of the page behind a window. That
 * package adds a `<style>` element, which `style-src 'self'` forbids, and measures the page each time a window opens.
 * This one sets the overflow of the page without measuring; the window's scrim takes wheel and touch events. A page that
 * never scrolls as a whole declares it and is left unchanged, to avoid a new layout and paint.
 */
let locks = 0;

const lock = () => {
  const { style } = document.documentElement;
  if (locks === 0 && getComputedStyle(document.documentElement).overflowY === "hidden") return undefined;
  locks += 1;
  style.overflow = "hidden";
  return () => {
    locks -= 1;
    if (locks === 0) style.overflow = "";
  };
};

type RemoveScrollProps = {
  children: ReactElement;
  /** Options of Radix, which are ignored. */
  as?: unknown;
  allowPinchZoom?: boolean;
  shards?: unknown;
} & ComponentProps<typeof Slot.Root>;

/** Prevents scrolling of the page while it is mounted; renders only its child. */
export const RemoveScroll = ({
  children,
  as: _as,
  allowPinchZoom: _zoom,
  shards: _shards,
  ...rest
}: RemoveScrollProps) => {
  useLayoutEffect(lock, []);
  return <Slot.Root {...rest}>{children}</Slot.Root>;
};
