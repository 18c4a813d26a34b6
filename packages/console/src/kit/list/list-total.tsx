import type { ApiError, Data, Input, Operation } from "@backoffice/api-client";
import { Button, Skeleton } from "@backoffice/ui";
import { useQuery, type UseQueryOptions } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { usePlace } from "../kept-pages/use-place.ts";
import type { FixedInput, OfOperation, RowField } from "./call-types.ts";
import type { Asked } from "./rows/row-source.ts";

/** A total over all pages from a separate call, in the totals row of the table. */
export type ListTotal = {
  /** The summed column. */
  column: string;
  /** The query of the total, with the filters of the list. */
  read: (asked: Asked) => object;
  cell: (answer: unknown) => ReactNode;
  /** The label of the total if it leaves out listed rows; "Total" by default. */
  label?: ((asked: Asked) => string) | undefined;
};

/** Inputs for paging and sorting, which do not filter rows. */
export const PAGING: ReadonlySet<string> = new Set(["page", "itemsPerPage", "sortBy", "sortDirection"]);

type TotalOf<O extends Operation, List extends OfOperation> = {
  /** The summed list, for type checks only. */
  of: List;
  column: RowField<List["operation"]>;
  /** Fixed input of every call, as in the list's own calls. */
  fixed?: FixedInput<O>;
  cell: (answer: Data<O>) => ReactNode;
  label?: ListTotal["label"];
};

/** Defines the total of a list by a call that takes the list's filters (money §7). */
export const totalOf = <const O extends Operation, List extends OfOperation>(
  read: { operation: O; options: (input: Input<O>) => object },
  { column, fixed, cell, label }: TotalOf<O, List>,
): ListTotal => ({
  column,
  read: (asked) => {
    const filters = Object.fromEntries(Object.entries(asked).filter(([name]) => !PAGING.has(name)));
    return read.options({ body: { ...filters, ...fixed } } as unknown as Input<O>);
  },
  cell: cell as ListTotal["cell"],
  label,
});

type TotalCellProps = {
  total: ListTotal;
  asked: Asked;
  /** Milliseconds between two reads. */
  every: number | undefined;
};

/** The cell of a list's total, with loading and error states. */
export const TotalCell = ({ total, asked, every }: TotalCellProps) => {
  const { shown } = usePlace();
  const { data, error, refetch } = useQuery<unknown, ApiError>({
    ...(total.read(asked) as UseQueryOptions<unknown, ApiError>),
    subscribed: shown,
    ...(every !== undefined && { refetchInterval: every }),
  });
  if (data !== undefined) return total.cell(data);
  if (!error) return <Skeleton className="ms-auto h-2.5 w-20" />;
  return (
    <Button variant="ghost" title={error.messages[0] ?? error.message} onClick={() => void refetch()}>
      No total. Try again
    </Button>
  );
};
