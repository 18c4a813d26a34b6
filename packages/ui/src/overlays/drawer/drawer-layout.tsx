import { X } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../../cn.ts";
import { IconButton } from "../../primitives/button/icon-button.tsx";
import { ScrollBody } from "../dialog/scroll-body.tsx";

/** Look of the heading, which each kind of drawer draws itself: small above a headline. */
export const drawerTitle = (headline: ReactNode): string =>
  cn(
    "min-w-0 wrap-anywhere",
    headline ? "line-clamp-1 text-meta text-ink-muted" : "line-clamp-2 text-heading font-semibold",
  );

export type DrawerParts = {
  /** The name of the drawer; with a headline the kind of it: "Withdrawal Details". */
  title: ReactNode;
  /** Headline of the record: a name, an amount. */
  headline?: ReactNode;
  /** Content after the headline, or after the title if there is no headline. */
  subtitle?: ReactNode;
  /** A badge after the title. */
  status?: ReactNode;
  /** Header buttons before "Close". */
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
  const { heading, headline, subtitle, subtitleId, status, actions, tabs, children, footer, onClose } = props;
  return (
    <>
      {/* No `header`: beside a page it would be a second banner. */}
      <div data-slot="drawer-header" className={cn("ps-5 pe-3 pt-2.5", tabs ? "pb-1" : "border-b pb-3")}>
        <div className="flex items-start gap-2">
          <div className="flex min-h-7 min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
            {heading}
            {status && <span className="inline-flex min-h-5.5 shrink-0 items-center **:text-meta">{status}</span>}
          </div>
          <div className="flex shrink-0 items-center gap-0.5 print:hidden">
            {actions}
            {actions && <span aria-hidden className="mx-1 h-4 w-px bg-line" />}
            <IconButton label="Close" icon={X} onClick={onClose} />
          </div>
        </div>
        {(headline || subtitle) && (
          <div id={subtitleId} className="flex flex-wrap items-baseline gap-x-2 pe-2">
            {headline && (
              <div className="min-w-0 text-heading font-semibold wrap-anywhere has-data-[slot=money]:basis-full">
                {headline}
              </div>
            )}
            {subtitle && <div className="min-w-0 truncate text-meta text-ink-muted">{subtitle}</div>}
          </div>
        )}
      </div>
      {tabs && <div className="px-5">{tabs}</div>}
      <ScrollBody className="px-5 py-4">{children}</ScrollBody>
      {footer}
    </>
  );
};
