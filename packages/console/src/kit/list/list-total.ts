import type { Data, Input, Operation } from "@backoffice/api-client";
import type { ReactNode } from "react";
import type { FixedInput, OfOperation, RowField } from "./call-types.ts";
import type { ListRequest } from "./rows/row-source.ts";

/** A total over all pages from a separate call, in the totals row of the table. */
export type ListTotal = {
  /** The summed column. */
  column: string;
  /** The query of the total, with the filters of the list. */
  read: (request: ListRequest) => object;
  cell: (answer: unknown) => ReactNode;
  /** The label of the total if it leaves out listed rows; "Total" by default. */
  label?: ((request: ListRequest) => string) | undefined;
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
  read: (request) => {
    const filters = Object.fromEntries(Object.entries(request).filter(([name]) => !PAGING.has(name)));
    return read.options({ body: { ...filters, ...fixed } } as unknown as Input<O>);
  },
  cell: cell as ListTotal["cell"],
  label,
});
