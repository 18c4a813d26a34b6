import { X } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../../cn.ts";
import { IconButton } from "../../primitives/button/icon-button.tsx";
import { ScrollBody } from "../dialog/scroll-body.tsx";

/** Look of the heading, which each kind of drawer draws itself. */
export const DRAWER_TITLE = "line-clamp-2 min-w-0 text-heading font-semibold wrap-anywhere";

export type DrawerParts = {
  title: ReactNode;
  subtitle?: ReactNode;
  /** A badge after the title. */
  status?: ReactNode;
  /** Header buttons before "Close", usually `DrawerActions`. */
  actions?: ReactNode;
  /** A fixed row below the header: `Tabs` without its panels. */
  tabs?: ReactNode;
  children?: ReactNode;
  /** Stays at the bottom; usually a `DrawerFooter`. */
  footer?: ReactNode;
};

type DrawerLayoutProps = Omit<DrawerParts, "title"> & { heading: ReactNode; subtitleId: string; onClose: () => void };

/** The content of every drawer: header, scrolling body, footer. */
export const DrawerLayout = (props: DrawerLayoutProps) => {
  const { heading, subtitle, subtitleId, status, actions, tabs, children, footer, onClose } = props;
  return (
    <>
      {/* No `header`: beside a page it would be a second banner. */}
      <div
        data-slot="drawer-header"
        className={cn("flex items-start gap-2 ps-5 pe-3 pt-3", tabs ? "pb-1" : "border-b pb-3")}
      >
        <div className="min-w-0 flex-1 py-0.5">
          <div className="flex min-w-0 flex-wrap items-start gap-x-2 gap-y-1">
            {heading}
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
          <IconButton label="Close" icon={X} onClick={onClose} />
        </div>
      </div>
      {tabs && <div className="px-5">{tabs}</div>}
      <ScrollBody className="px-5 py-4">{children}</ScrollBody>
      {footer}
    </>
  );
};
