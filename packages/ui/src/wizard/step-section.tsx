import { useEffect, useRef, type ReactNode } from "react";
import { Alert } from "../feedback/alert.tsx";
import { FailedState } from "../feedback/states/failed-state.tsx";
import { Skeleton } from "../feedback/skeleton.tsx";
import { Button } from "../primitives/button/button.tsx";
import { useLatestCallback } from "../use-latest-callback.ts";
import { useStepValue } from "./use-step-value.ts";

type Props = {
  heading: string;
  /** "Step 2 of 4" */
  place: string;
  description: ReactNode;
  active: boolean;
  load: (() => Promise<unknown>) | undefined;
  onReadyChange: (ready: boolean) => void;
  error: string | undefined;
  onRetry: () => void;
  working: boolean;
  /** Whether the user navigated to the step: its heading then takes the focus. */
  focus: boolean;
  children: (initial: unknown) => ReactNode;
};

/** One step: heading, error, content. Stays mounted but hidden while another step is shown. */
export const StepSection = ({
  heading,
  place,
  description,
  active,
  load,
  onReadyChange,
  error,
  onRetry,
  working,
  focus,
  children,
}: Props) => {
  const title = useRef<HTMLHeadingElement>(null);
  const { loaded, retry } = useStepValue(load);
  const ready = loaded.state === "ready";
  useEffect(() => onReadyChange(ready), [ready, onReadyChange]);
  const arrive = useLatestCallback(() => focus && title.current?.focus());
  useEffect(() => {
    if (active) arrive();
  }, [active, arrive]);

  return (
    <section data-slot="wizard-panel" hidden={!active} aria-busy={working || loaded.state === "loading"}>
      <header className="mb-4">
        <div className="flex flex-wrap items-baseline gap-x-1.5 text-heading">
          <p className="tabular text-ink-muted">
            {place}
            <span aria-hidden> ·</span>
          </p>
          <h3 ref={title} tabIndex={-1} className="min-w-0 font-semibold outline-none wrap-anywhere">
            {heading}
          </h3>
        </div>
        {description && <p className="mt-0.5 max-w-prose text-body text-ink-muted">{description}</p>}
      </header>
      {error && (
        <Alert
          severity="critical"
          title="This step failed"
          className="mb-4"
          action={
            <Button size="sm" loading={working} onClick={onRetry}>
              Try again
            </Button>
          }
        >
          {error}
        </Alert>
      )}
      {loaded.state === "loading" && (
        <div className="flex flex-col gap-3">
          <span role="status" className="sr-only">
            Loading the step
          </span>
          <Skeleton className="h-3 w-24" />
          <Skeleton className="h-7 w-full max-w-md" />
          <Skeleton className="h-3 w-32" />
          <Skeleton className="h-7 w-full max-w-md" />
        </div>
      )}
      {loaded.state === "failed" && <FailedState message={loaded.message} onRetry={retry} />}
      {ready && children(loaded.value)}
    </section>
  );
};
