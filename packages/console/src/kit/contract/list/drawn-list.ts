import type { Operation, ReadShape } from "@backoffice/api-client";
import type { Column } from "@backoffice/ui/table";
import type { FilterName, FixedInput, RowField, RowOf, RowPath, SortName } from "../../list/call-types.ts";
import type { ListFilters } from "#kit/list/state/filters.ts";
import type { ListColumn } from "../../list/list-column.ts";
import type { Sort } from "#kit/list/state/list-state.ts";
import { contractColumns, type Around, type ColumnChange, type OwnColumn } from "./contract-columns.tsx";
import type { Choices } from "#kit/contract/filters/contract-filter.ts";
import { contractFilters, type FilterChange } from "#kit/contract/filters/contract-filters.ts";
import type { ContractRead, ContractRow } from "./contract-read.ts";
import { contractSource } from "./contract-source.ts";
import type { FieldKnowledge } from "./field-knowledge.ts";
import { newestFirst } from "./newest-first.ts";

/** A list of which only what differs from the contract is said. */
export type DrawnList<O extends Operation> = {
  read: ContractRead<O>;
  /** What the contract says of the read. */
  shape: ReadShape;
  /** What tells the rows apart: a field, several, or a function of a row. */
  key: RowField<O> | readonly RowField<O>[] | ((row: RowOf<O>) => string);
  /** Columns to have in front, before those of the key. */
  first?: readonly RowField<O>[];
  /** What is different about drawn columns, by field; or all columns, written by hand. */
  columns?: { readonly [Name in RowField<O>]?: ColumnChange<RowOf<O>> } | readonly ListColumn<RowOf<O>, SortName<O>>[];
  /** What cells of drawn columns stand in, by field: a link to what proves the figure. */
  around?: { readonly [Name in RowField<O>]?: Around<RowOf<O>> };
  /** Columns beside the drawn ones; each behind the field that it names as `after`, else at the end. */
  ownColumns?: readonly (ListColumn<RowOf<O>, SortName<O>> & { after?: RowField<O> })[];
  /** Filters in place of drawn ones or beside them, by name, `"none"` for none; or all filters, written by hand. */
  filters?: { readonly [Name in FilterName<O>]?: FilterChange } | ListFilters<FilterName<O>>;
  /** What drawn filters choose from whose values the contract does not say. */
  choices?: Choices;
  /** What every call says. */
  fixed?: FixedInput<O>;
  /** Before anybody sorts it; the newest first unless said otherwise. */
  defaultSort?: Sort<SortName<O>>;
};

/** The definition with the links between its parts checked by the compiler, and no longer of any use. */
type Loose = {
  columns?: Readonly<Record<string, ColumnChange<never>>> | readonly Column<ContractRow>[];
  ownColumns?: readonly OwnColumn[];
  around?: Readonly<Record<string, Around<ContractRow>>>;
  filters?: Readonly<Record<string, FilterChange>> | ListFilters;
  key: string | readonly string[] | ((row: ContractRow) => string);
};

/** What columns call their values, by their ids: the filters call them the same. */
const labelsOf = (columns: NonNullable<Loose["columns"]>, own: readonly OwnColumn[] = []) => {
  const written = Array.isArray(columns)
    ? (columns as readonly Column<ContractRow>[])
    : Object.entries(columns).map(([id, change]) => ({ id, ...(typeof change === "object" && change) }));
  return new Map([...written, ...own].flatMap((it) => (it.labels ? [[it.id, it.labels] as const] : [])));
};

/** The rows, columns, filters and order of a list: what is said of them, and all else as the contract and `known` have it. */
export const drawnList = <O extends Operation>(known: FieldKnowledge, list: DrawnList<O>) => {
  const { read, shape, first, choices, fixed = {} } = list;
  const { columns = {}, ownColumns, around, filters = {}, key } = list as unknown as Loose;
  const defaultSort = (list.defaultSort as Sort | undefined) ?? newestFirst(shape);
  const fields = typeof key === "function" ? [] : [key].flat();
  const drawn = contractSource(read, shape, fields, fixed);
  const labels = labelsOf(columns, ownColumns);
  return {
    source: typeof key === "function" ? { ...drawn, id: key } : drawn,
    columns: (Array.isArray(columns)
      ? (columns as readonly Column<ContractRow>[]).map((it) => ({ defaultHidden: it.id in fixed, ...it }))
      : contractColumns(shape, {
          key: fields,
          first,
          whose: known.whose,
          fixed: fixed,
          sorted: list.defaultSort?.id,
          changes: columns as Readonly<Record<string, ColumnChange<never>>>,
          own: ownColumns,
          around,
        })) as readonly ListColumn<ContractRow>[],
    filters:
      typeof filters === "function"
        ? filters
        : contractFilters(shape, known, { fixed, choices, changes: filters, labels }),
    defaultSort,
  };
};

/** Where a row's own page is, for the drawn details. */
export type DetailsOf<O extends Operation> = {
  /** The page of a row, with its fields in braces: `/bets/{betId}`. */
  link?: RowPath<O>;
};
