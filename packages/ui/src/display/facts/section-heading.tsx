import type { ReactNode } from "react";
import { cn } from "../../cn.ts";

export type SectionHeadingProps = {
  children: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  /** Heading level in the outline of the page. */
  level?: 1 | 2 | 3 | 4;
  /** For `aria-labelledby`. */
  id?: string | undefined;
  className?: string;
};

/** Heading of a page (level 1) or a section, with a description and actions. */
export const SectionHeading = ({ children, description, actions, level = 2, id, className }: SectionHeadingProps) => {
  const Heading = `h${level}` as const;
  return (
    <div
      data-slot="section-heading"
      className={cn("flex flex-wrap items-start justify-between gap-x-4 gap-y-2", className)}
    >
      <div className="min-w-0 wrap-anywhere">
        <Heading id={id} className={level === 1 ? "text-title font-semibold" : "text-heading font-semibold"}>
          {children}
        </Heading>
        {description && <p className="mt-0.5 max-w-prose text-body text-ink-muted">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
};
