import { RotateCw, TriangleAlert } from "lucide-react";
import { Button } from "../../primitives/button/button.tsx";
import { EmptyState } from "./empty-state.tsx";

export type FailedStateProps = {
  title?: string | undefined;
  /** What happened, in the reader's words. */
  message: string;
  onRetry?: (() => void) | undefined;
  /** What an engineer would ask for (status, request id); folded away. */
  details?: string | undefined;
  retrying?: boolean | undefined;
};

/** Loading did not work: says what happened and offers to try again. */
export const FailedState = ({
  title = "Could not load this",
  message,
  onRetry,
  details,
  retrying,
}: FailedStateProps) => (
  <EmptyState
    icon={TriangleAlert}
    tone="critical"
    title={title}
    action={
      onRetry && (
        <Button onClick={onRetry} loading={retrying}>
          <RotateCw size={14} strokeWidth={1.75} aria-hidden />
          Try again
        </Button>
      )
    }
  >
    <p role="alert">{message}</p>
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
