import { RotateCw, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../primitives/button/button.tsx";
import { EmptyState } from "./empty-state.tsx";

export type FailedStateProps = {
  title?: string | undefined;
  /** Error message in the user's terms. */
  message: string;
  onRetry?: (() => void) | undefined;
  /** Reference for support: a text (`order-first`) and its buttons, which stand beside "Try again". */
  reference?: ReactNode;
  /** Technical details; collapsed. */
  details?: string | undefined;
  retrying?: boolean | undefined;
};

/** Error state of loading, with a retry button. */
export const FailedState = ({
  title = "Could not load this",
  message,
  onRetry,
  reference,
  details,
  retrying,
}: FailedStateProps) => (
  <EmptyState icon={TriangleAlert} tone="critical" title={title}>
    <p role="alert">{message}</p>
    <div className="flex flex-wrap items-center justify-center gap-x-2 gap-y-3 pt-3 has-[>.order-first]:pt-0">
      {onRetry && (
        <Button onClick={onRetry} loading={retrying}>
          <RotateCw size={14} strokeWidth={1.75} aria-hidden />
          Try again
        </Button>
      )}
      {reference}
    </div>
    {details && (
      <details className="mt-2 text-start">
        <summary className="mx-auto w-fit py-1 text-meta">Details</summary>
        <pre
          tabIndex={0}
          className="mt-1 max-h-40 overflow-auto rounded-md bg-sunken p-2 font-mono text-meta break-all whitespace-pre-wrap text-ink"
        >
          {details}
        </pre>
      </details>
    )}
  </EmptyState>
);
