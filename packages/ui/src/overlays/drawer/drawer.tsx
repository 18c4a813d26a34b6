import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { useId, useRef, type ComponentProps, type ReactNode } from "react";
import { cn } from "../../cn.ts";
import { IconButton } from "../../primitives/button/icon-button.tsx";
import { closingGuard } from "../closing-guard.ts";
import { staysAtStrayPress } from "../stray-press.ts";
import { Scrim } from "../dialog/scrim.tsx";
import { ScrollBody } from "../dialog/scroll-body.tsx";
import { closeAsEscape, useOpenWindow } from "../open-windows.ts";
import { useFocusReturn } from "../use-focus-return.ts";

const WIDTHS = { md: "sm:w-[480px]", lg: "sm:w-[710px]", xl: "sm:w-[75vw]" };

export type DrawerProps = Pick<
  ComponentProps<typeof Radix.Content>,
  "onCloseAutoFocus" | "onOpenAutoFocus" | "onEscapeKeyDown"
> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  subtitle?: ReactNode;
  /** A badge after the title. */
  status?: ReactNode;
  /** Header buttons before "Close", usually `DrawerActions`. */
  actions?: ReactNode;
  /** 480 px, 710 px or three quarters of the window; the full width on a phone. */
  width?: "md" | "lg" | "xl" | undefined;
  /** A fixed row below the header: `Tabs` without its panels. */
  tabs?: ReactNode;
  children?: ReactNode;
  /** Stays at the bottom; usually a `DrawerFooter`. */
  footer?: ReactNode;
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
          aria-describedby={subtitle ? subtitleId : undefined}
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
          <header className={cn("flex items-start gap-2 ps-5 pe-3 pt-3", tabs ? "pb-1" : "border-b pb-3")}>
            <div className="min-w-0 flex-1 py-0.5">
              <div className="flex min-w-0 flex-wrap items-start gap-x-2 gap-y-1">
                <Radix.Title className="line-clamp-2 min-w-0 text-heading font-semibold wrap-anywhere">
                  {title}
                </Radix.Title>
                {status && <span className="inline-flex h-5.5 shrink-0 items-center">{status}</span>}
              </div>
              {subtitle && (
                <div id={subtitleId} className="mt-0.5 truncate text-meta text-ink-muted">
                  {subtitle}
                </div>
              )}
            </div>
            <div className="flex shrink-0 items-center gap-0.5 print:hidden">
              {actions}
              {actions && <span aria-hidden className="mx-1 h-4 w-px bg-line" />}
              <Radix.Close asChild>
                <IconButton label="Close" icon={X} />
              </Radix.Close>
            </div>
          </header>
          {tabs && <div className="px-5">{tabs}</div>}
          <ScrollBody className="px-5 py-4">{children}</ScrollBody>
          {footer}
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
