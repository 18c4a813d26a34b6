import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../cn.ts";
import { firstField } from "../../focus/first-field.ts";
import { IconButton } from "../../primitives/button/icon-button.tsx";
import { closingGuard } from "../closing-guard.ts";
import { staysAtStrayPress } from "../stray-press.ts";
import { DIALOG_LOOK, Scrim } from "./scrim.tsx";
import { ScrollBody } from "./scroll-body.tsx";
import { closeAsEscape, useOpenWindow } from "../open-windows.ts";
import { useFocusReturn } from "../use-focus-return.ts";

const SIZES = {
  sm: "max-w-104",
  md: "max-w-[550px] min-h-[min(250px,80dvh)]",
  lg: "max-w-184",
  xl: "max-w-240",
  full: "max-w-none top-4! bottom-4 max-h-none",
};

const CONTROLS = "a[href],button,input,select,textarea,[tabindex='0']";

export type DialogProps = Pick<
  ComponentProps<typeof Radix.Content>,
  "onCloseAutoFocus" | "onOpenAutoFocus" | "onEscapeKeyDown"
> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** 416, 550 (at least 250 high), 736 or 960 px wide, or the full window; never wider than the window. */
  size?: keyof typeof SIZES | undefined;
  /** False while a task runs that must be stopped first: neither Escape nor a click outside closes the dialog. */
  closable?: boolean | undefined;
  children?: ReactNode;
  /** Buttons, the primary one last. Does not scroll with the body. */
  footer?: ReactNode;
};

/** A centred modal dialog that traps the focus and returns it on close. */
export const Dialog = ({
  open,
  onOpenChange,
  title,
  description,
  size = "md",
  children,
  footer,
  closable = true,
  onCloseAutoFocus,
  ...events
}: DialogProps) => {
  const returnFocus = useFocusReturn(open, onCloseAutoFocus);
  const change = (next: boolean) => (next || closable) && onOpenChange(next);
  useOpenWindow(open, () => closeAsEscape(events.onEscapeKeyDown, () => change(false)));
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Radix.Overlay asChild>
          <Scrim />
        </Radix.Overlay>
        <Radix.Content
          data-slot="dialog"
          onOpenAutoFocus={(event) => {
            const content = event.target as HTMLElement;
            const field = firstField(content);
            if (field) {
              event.preventDefault();
              field.focus();
              return;
            }
            if (content.querySelectorAll(CONTROLS).length > 1) return;
            // A close button without other controls would take the focus, and its tooltip the first Escape.
            event.preventDefault();
            content.focus();
          }}
          {...events}
          {...closingGuard(open)}
          onInteractOutside={staysAtStrayPress}
          onCloseAutoFocus={returnFocus}
          {...(description ? {} : { "aria-describedby": undefined })}
          className={cn(DIALOG_LOOK, SIZES[size])}
        >
          <Radix.Title className="line-clamp-3 shrink-0 px-5 pt-4 pe-12 text-heading font-semibold text-balance wrap-anywhere">
            {title}
          </Radix.Title>
          <ScrollBody className="flex flex-col gap-4 px-5 pt-1 pb-5 wrap-anywhere">
            {description && <Radix.Description className="text-body text-ink-muted">{description}</Radix.Description>}
            {children && <div className="pt-1">{children}</div>}
          </ScrollBody>
          {footer && (
            <div data-slot="dialog-footer" className="mt-auto flex flex-wrap justify-end gap-2 border-t px-5 py-3">
              {footer}
            </div>
          )}
          {/* Last in the DOM, so that the first field or button takes the focus. */}
          {closable && (
            <div className="absolute end-3 top-3">
              <Radix.Close asChild>
                <IconButton label="Close" icon={X} />
              </Radix.Close>
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
