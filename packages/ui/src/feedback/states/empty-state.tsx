import type { ReactNode } from "react";
import { cn } from "../../cn.ts";
import { renderIcon, type IconLike } from "../../primitives/icon.tsx";

export type EmptyStateProps = {
  icon?: IconLike | undefined;
  title: ReactNode;
  /** One sentence: the purpose of this view, or the next step. */
  children?: ReactNode;
  action?: ReactNode;
  tone?: "neutral" | "critical" | undefined;
};

/** Empty state of a view; the other states are based on it. */
export const EmptyState = ({ icon, title, children, action, tone = "neutral" }: EmptyStateProps) => (
  <div
    data-slot="empty-state"
    className="mx-auto flex max-w-96 flex-col items-center px-4 py-12 text-center wrap-anywhere"
  >
    {icon && (
      <span className={cn("mb-2", tone === "critical" ? "text-critical" : "text-ink-faint")}>
        {renderIcon(icon, 20)}
      </span>
    )}
    <p className="text-body font-semibold text-ink">{title}</p>
    {children && <div className="mt-1 text-body text-balance text-ink-muted">{children}</div>}
    {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
  </div>
);
