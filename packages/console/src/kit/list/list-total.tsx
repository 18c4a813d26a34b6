import type { ApiError, Data, Input, Operation } from "@backoffice/api-client";
import { Button, Skeleton } from "@backoffice/ui";
import { useQuery, type UseQueryOptions } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { usePlace } from "../kept-pages/use-place.ts";
import type { FixedInput, OfOperation, RowField } from "./call-types.ts";
import type { Asked } from "./rows/row-source.ts";

/** A sum over all pages that a call of its own answers, in the total's row of the table. */
export type ListTotal = {
  /** The column that is added up. */
  column: string;
  /** The query for what the list is filtered by. */
  read: (asked: Asked) => object;
  cell: (answer: unknown) => ReactNode;
  /** What the sum is called, where it leaves out rows that are listed; "Total" without it. */
  label?: ((asked: Asked) => string) | undefined;
};

/** What says which page of the list it is, and not which rows it has. */
export const PAGING: ReadonlySet<string> = new Set(["page", "itemsPerPage", "sortBy", "sortDirection"]);

type TotalOf<O extends Operation, List extends OfOperation> = {
  /** The list that is added up, for the compiler. */
  of: List;
  column: RowField<List["operation"]>;
  /** What every call says, as the list's own do. */
  fixed?: FixedInput<O>;
  cell: (answer: Data<O>) => ReactNode;
  label?: ListTotal["label"];
};

/** The total of a list by a call that takes the list's filters (money §7). */
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

/** The cell of a list's total, while it is read and when it cannot be. */
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
