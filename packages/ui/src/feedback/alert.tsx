import { X } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../cn.ts";
import { IconButton } from "../primitives/button/icon-button.tsx";
import { SEVERITIES, type Severity } from "./severity.ts";

export type AlertProps = {
  severity: Severity;
  title?: ReactNode;
  children?: ReactNode;
  /** Makes the banner dismissible. */
  onDismiss?: (() => void) | undefined;
  action?: ReactNode;
  className?: string;
};

/** A banner that stays until it is resolved or dismissed (shell §2.3). Announced immediately when critical. */
export const Alert = ({ severity, title, children, onDismiss, action, className }: AlertProps) => {
  const { icon: Icon, word, text, box } = SEVERITIES[severity];
  return (
    <div
      data-slot="alert"
      data-severity={severity}
      role={severity === "critical" ? "alert" : "status"}
      className={cn("flex items-start gap-2.5 rounded-md border ps-3 pe-2 py-1.5 text-body text-ink", box, className)}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden className={cn("mt-1 shrink-0", text)} />
      <div className="min-w-0 flex-1 py-0.5 wrap-anywhere">
        <span className="sr-only">{word}: </span>
        {title && <p className="font-medium">{title}</p>}
        {children}
      </div>
      {action && <div className="flex shrink-0 items-center gap-2">{action}</div>}
      {onDismiss && <IconButton size="sm" label="Dismiss" icon={X} onClick={onDismiss} />}
    </div>
  );
};
