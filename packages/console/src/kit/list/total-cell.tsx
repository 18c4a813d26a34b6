import type { ApiError } from "@backoffice/api-client";
import { Button, Skeleton } from "@backoffice/ui";
import { useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { usePlace } from "#kit/kept-pages/use-place.ts";
import type { ListTotal } from "./list-total.ts";
import type { ListRequest } from "./rows/row-source.ts";

export type TotalCellProps = {
  total: ListTotal;
  request: ListRequest;
  /** Milliseconds between two reads. */
  every: number | undefined;
};

/** The cell of a list's total, with loading and error states. */
const TotalCell = ({ total, request, every }: TotalCellProps) => {
  const { shown } = usePlace();
  const { data, error, refetch } = useQuery<unknown, ApiError>({
    ...(total.read(request) as UseQueryOptions<unknown, ApiError>),
    subscribed: shown,
    ...(every !== undefined && { refetchInterval: every }),
  });
  if (data !== undefined) return total.cell(data);
  if (!error) return <Skeleton className="ms-auto h-2.5 w-20" />;
  return (
    <Button variant="ghost" title={error.messages[0] ?? error.message} onClick={() => void refetch()}>
      Total unavailable. Try again
    </Button>
  );
};

export default TotalCell;
