import { ChevronRight } from "lucide-react";
import type { ReactElement } from "react";
import { cn } from "../../cn.ts";
import { safeHref } from "../../safe-href.ts";

export type Crumb = { label: string; href: string };

export type BreadcrumbsProps = {
  /** Ancestors of the page, from the top. */
  items: readonly Crumb[];
  /** Name of the current page; not a link. */
  current: string;
  /** Renders a link of the caller's router with `className` and children; defaults to `<a href>`. */
  link?: ((crumb: Crumb, className: string) => ReactElement) | undefined;
  className?: string | undefined;
};

const LINK =
  "inline-flex min-h-6 items-center truncate rounded-sm text-ink-muted hover:text-ink hover:underline underline-offset-2";

/** Breadcrumbs. In a narrow container names are truncated, the last one least. */
export const Breadcrumbs = ({ items, current, link, className }: BreadcrumbsProps) => (
  <nav data-slot="breadcrumbs" aria-label="Breadcrumbs" className={cn("text-body", className)}>
    <ol className="flex min-w-0 items-center gap-1">
      {items.map((crumb) => (
        <li key={crumb.href} className="flex max-w-48 min-w-0 items-center gap-1" title={crumb.label}>
          {link?.(crumb, LINK) ?? (
            <a href={safeHref(crumb.href)} className={LINK}>
              <span className="truncate">{crumb.label}</span>
            </a>
          )}
          <ChevronRight size={14} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-faint rtl:-scale-x-100" />
        </li>
      ))}
      <li aria-current="page" className="max-w-full min-w-0 shrink-[0.5] truncate font-medium text-ink">
        {current}
      </li>
    </ol>
  </nav>
);
