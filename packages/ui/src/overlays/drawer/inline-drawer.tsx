import { useEffect, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { cn } from "../../cn.ts";
import { isTextTarget } from "../../keys/is-text-target.ts";
import { KEYS, pressed } from "../../keys/keys.ts";
import { useLatestCallback } from "../../use-latest-callback.ts";
import { useFocusReturn } from "../use-focus-return.ts";
import type { DrawerProps } from "./drawer.tsx";
import { drawerTitle, DrawerLayout } from "./drawer-layout.tsx";

const WIDTHS = { md: "w-[480px]", lg: "w-[710px]" };

export type InlineDrawerProps = Omit<DrawerProps, "width" | "inAddress" | "onOpenAutoFocus" | "onEscapeKeyDown"> & {
  /** The row of the layout that the drawer ends, after what it leaves usable. */
  container: HTMLElement;
  width?: keyof typeof WIDTHS | undefined;
};

/**
 * A dialog that is not modal, beside what opened it (decision 032): no scrim, no focus trap, nothing behind it is hidden.
 * It takes the focus when it opens. Escape closes it from anywhere but a field outside, unless something above it or a
 * selection takes the key.
 */
export const InlineDrawer = (props: InlineDrawerProps) => {
  const { container, open, onOpenChange, title, width = "md", onCloseAutoFocus, ...parts } = props;
  const returnFocus = useFocusReturn(open, onCloseAutoFocus);
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const subtitleId = useId();

  const onOpen = useLatestCallback(() => {
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus();
  });
  const onClosed = useLatestCallback(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && panel.current?.contains(activeElement)) activeElement.blur();
    returnFocus(new Event("close", { cancelable: true }));
  });
  useLayoutEffect(() => (open ? onOpen() : onClosed()), [open, onOpen, onClosed]);

  const onKey = useLatestCallback((event: KeyboardEvent) => {
    if (!pressed(event, KEYS.close) || event.defaultPrevented) return;
    const isInside = event.target instanceof Node && panel.current?.contains(event.target);
    if (isInside || !isTextTarget(event.target)) onOpenChange(false);
  });
  useEffect(() => {
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [onKey]);

  if (!open) return null;
  return createPortal(
    <div
      ref={panel}
      role="dialog"
      data-slot="drawer"
      data-inline=""
      data-state="open"
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={parts.headline || parts.subtitle ? subtitleId : undefined}
      className={cn(
        "relative flex shrink-0 flex-col border-s border-line bg-raised text-body text-ink outline-none animate-drawer print:block print:w-auto print:animate-none print:border-0",
        WIDTHS[width],
      )}
    >
      <DrawerLayout
        {...parts}
        heading={
          <h2 id={titleId} className={drawerTitle(parts.headline)}>
            {title}
          </h2>
        }
        subtitleId={subtitleId}
        onClose={() => onOpenChange(false)}
      />
    </div>,
    container,
  );
};
