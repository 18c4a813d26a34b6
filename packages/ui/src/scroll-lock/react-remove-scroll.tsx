import { Slot } from "radix-ui";
import { useLayoutEffect, type ComponentProps, type ReactElement } from "react";

/**
 * Stands in for the `react-remove-scroll` package, through which Radix keeps the page behind a window from scrolling.
 * That package writes a `<style>` element, which `style-src 'self'` forbids, and measures the page each time a window
 * opens. Here the page is told not to scroll, and nothing is measured; the window's scrim takes wheel and touch. A page
 * that never scrolls as a whole says so itself, and is left alone: it would be laid out and painted anew.
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
  /** Radix's own words for how it wants it done; there is one way here. */
  as?: unknown;
  allowPinchZoom?: boolean;
  shards?: unknown;
} & ComponentProps<typeof Slot.Root>;

/** Keeps the page from scrolling while it is mounted; draws its child and nothing else. */
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
