import type { ApiError, Data, Input, Operation } from "@backoffice/api-client";
import { Alert, cn, FailedState, Skeleton } from "@backoffice/ui";
import { keepPreviousData, useQuery, type UseQueryOptions } from "@tanstack/react-query";
import type { ReactNode } from "react";
import ForbiddenScope from "#kit/session/forbidden-scope.tsx";
import { useSettled } from "#kit/polling/use-settled.ts";
import { readFailure } from "#kit/pages/read-failure.tsx";

/** Debounce of the request, in milliseconds. */
const PAUSE = 300;

type CalculationProps<O extends Operation> = {
  read: { operation: O; options: (input: Input<O>) => object };
  /** The input; undefined while a field is missing or invalid. */
  input: Input<O> | undefined;
  /** Instruction while input is missing: "Enter the amount." */
  waits?: string | undefined;
  children: (data: Data<O>) => ReactNode;
};

const CalculationSkeleton = () => (
  <div role="status" aria-label="Calculating" className="flex flex-col gap-3 py-1">
    {["w-32", "w-24", "w-36"].map((width) => (
      <div key={width} className="flex justify-between gap-8">
        <Skeleton className="h-2.5 w-20" />
        <Skeleton className={`h-2.5 ${width}`} />
      </div>
    ))}
  </div>
);

/**
 * The server's result for these values, requested after a debounce. A result of earlier values is never shown as
 * current: it stays, dimmed, until the new one arrives.
 */
export const Calculation = <const O extends Operation>({
  read,
  input,
  waits = "Fill in the fields to see the result.",
  children,
}: CalculationProps<O>) => {
  const { settled, isOld } = useSettled(input, PAUSE);
  const { data, error, isFetching, refetch } = useQuery({
    ...(read.options((settled ?? {}) as Input<O>) as UseQueryOptions<Data<O>, ApiError>),
    enabled: input !== undefined && !isOld,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const isBusy = isOld || isFetching;
  const shown = () => {
    if (input === undefined) return <p className="text-ink-muted">{waits}</p>;
    if (data !== undefined) return children(data);
    if (isBusy || !error) return <CalculationSkeleton />;
    if (error.kind === "forbidden") return <ForbiddenScope error={error} />;
    if (error.kind === "refused")
      return (
        <Alert severity="critical" title="The result was not calculated">
          {error.messages.length > 0 ? error.messages.join(" ") : error.message}
        </Alert>
      );
    return (
      <FailedState title="The result could not be loaded" {...readFailure(error)} onRetry={() => void refetch()} />
    );
  };
  return (
    <div
      aria-live="polite"
      aria-busy={input !== undefined && isBusy}
      className={cn(input !== undefined && data !== undefined && isBusy && "opacity-50")}
    >
      {shown()}
    </div>
  );
};
