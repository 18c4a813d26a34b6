import { Dialog as Radix } from "radix-ui";
import { useId, useRef, type ComponentProps } from "react";
import { cn } from "../../cn.ts";
import { closingGuard } from "../closing-guard.ts";
import { staysAtStrayPress } from "../stray-press.ts";
import { Scrim } from "../dialog/scrim.tsx";
import { closeAsEscape, useOpenWindow } from "../open-windows.ts";
import { useFocusReturn } from "../use-focus-return.ts";
import { drawerTitle, DrawerLayout, type DrawerParts } from "./drawer-layout.tsx";

const WIDTHS = { md: "sm:w-[480px]", lg: "sm:w-[710px]", xl: "sm:w-[75vw]" };

export type DrawerProps = DrawerParts &
  Pick<ComponentProps<typeof Radix.Content>, "onCloseAutoFocus" | "onOpenAutoFocus" | "onEscapeKeyDown"> & {
    open: boolean;
    onOpenChange: (open: boolean) => void;
    /** 480 px, 710 px or three quarters of the window; the full width on a phone. */
    width?: "md" | "lg" | "xl" | undefined;
    /** The address opens it: Back closes it by itself. */
    inAddress?: boolean | undefined;
  };

/**
 * A modal panel at the inline end. Its body scrolls and is a size container. Focus starts on the
 * panel (or on a field with `autoFocus`) and returns on close. While it is open, only the drawer is printed.
 */
export const Drawer = ({
  open,
  onOpenChange,
  title,
  headline,
  subtitle,
  status,
  actions,
  width = "md",
  tabs,
  children,
  footer,
  inAddress = false,
  onCloseAutoFocus,
  ...events
}: DrawerProps) => {
  const returnFocus = useFocusReturn(open, onCloseAutoFocus);
  useOpenWindow(open && !inAddress, () => closeAsEscape(events.onEscapeKeyDown, () => onOpenChange(false)));
  const panel = useRef<HTMLDivElement>(null);
  const subtitleId = useId();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay asChild>
          <Scrim />
        </Radix.Overlay>
        <Radix.Content
          ref={panel}
          data-slot="drawer"
          aria-describedby={headline || subtitle ? subtitleId : undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            panel.current?.focus();
          }}
          {...events}
          {...closingGuard(open)}
          onInteractOutside={staysAtStrayPress}
          onCloseAutoFocus={returnFocus}
          className={cn(
            "fixed inset-y-0 end-0 z-40 flex w-full max-w-full flex-col bg-raised text-body text-ink shadow-float outline-none animate-drawer sm:rounded-s-lg print:static print:block print:w-auto print:animate-none print:shadow-none",
            WIDTHS[width],
          )}
        >
          <DrawerLayout
            {...{ headline, subtitle, status, actions, tabs, children, footer }}
            heading={<Radix.Title className={drawerTitle(headline)}>{title}</Radix.Title>}
            subtitleId={subtitleId}
            onClose={() => onOpenChange(false)}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};

/** Footer of a drawer: a note about the change at the start, buttons at the end. */
export const DrawerFooter = ({ className, ...rest }: ComponentProps<"div">) => (
  <div
    data-slot="drawer-footer"
    {...rest}
    className={cn(
      "flex flex-wrap items-center justify-end gap-2 border-t bg-raised px-5 py-3 sm:rounded-es-lg print:hidden",
      className,
    )}
  />
);
