import type { Operation } from "@backoffice/api-client";
import type { Column } from "@backoffice/ui/table";
import type { Refers } from "#kit/references/ref-cell.tsx";
import type { OfOperation, RowOf, SortName } from "./call-types.ts";

/** The look of a column: everything except its wire name and sorting. */
export type ColumnLooks<Row> = Omit<Column<Row>, "id" | "sortable"> & {
  /** The kind of record that its ids refer to, for exports. */
  refers?: Refers<Row> | undefined;
};

/** `false`; its name and argument are what the compiler prints where a column of another id is sortable. */
type IdNotInSortByOfCall<Sort extends string> = false & { sortBy?: Sort };

/** A column of a list. Only what the call sorts by can be sortable. */
export type ListColumn<Row, Sort extends string = string> = ColumnLooks<Row> &
  ({ id: Sort; sortable: true } | { id: string; sortable?: IdNotInSortByOfCall<Sort> | undefined });

/** The columns of a read's rows, written by hand: `ColumnsOf<typeof listBanks>`. */
export type ColumnsOf<Read extends OfOperation> =
  Read extends OfOperation<infer O extends Operation> ? readonly ListColumn<RowOf<O>, SortName<O>>[] : never;
