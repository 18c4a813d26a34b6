import type { ReactNode } from "react";
import { cn } from "../../cn.ts";
import { drawIcon, type IconLike } from "../../primitives/icon.tsx";

export type EmptyStateProps = {
  icon?: IconLike | undefined;
  title: ReactNode;
  /** One sentence: what this place is for, or what to do next. */
  children?: ReactNode;
  action?: ReactNode;
  tone?: "neutral" | "critical" | undefined;
  className?: string | undefined;
};

/** There is nothing here yet. The other states are drawn with it. */
export const EmptyState = ({ icon, title, children, action, tone = "neutral", className }: EmptyStateProps) => (
  <div
    data-slot="empty-state"
    className={cn("mx-auto flex max-w-96 flex-col items-center px-4 py-12 text-center wrap-anywhere", className)}
  >
    {icon && (
      <span
        className={cn(
          "mb-3 grid size-9 place-items-center rounded-lg border border-line bg-surface",
          tone === "critical" ? "text-critical" : "text-ink-muted",
        )}
      >
        {drawIcon(icon)}
      </span>
    )}
    <p className="text-body font-medium text-ink">{title}</p>
    {children && <div className="mt-1 text-body text-balance text-ink-muted">{children}</div>}
    {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
  </div>
);
