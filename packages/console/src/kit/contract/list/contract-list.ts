import type { Operation, ReadShape } from "@backoffice/api-client";
import type { Column } from "@backoffice/ui/table";
import type { FilterName, FixedInput, RowField, RowOf, RowPath, SortName } from "#kit/list/call-types.ts";
import type { ListFilters } from "#kit/list/state/filters.ts";
import type { ListColumn } from "#kit/list/list-column.ts";
import { untilNow } from "#kit/list/rows/until-now.ts";
import type { Sort } from "#kit/list/state/list-state.ts";
import { contractColumns, type Around, type ColumnChange, type OwnColumn } from "./contract-columns.tsx";
import type { Choices } from "../filters/contract-filter.ts";
import { contractFilters, type FilterChange } from "../filters/contract-filters.ts";
import type { ContractRead, ContractRow } from "./contract-read.ts";
import { contractSource } from "./contract-source.ts";
import type { FieldKnowledge } from "./field-knowledge.ts";
import { newestFirst } from "./newest-first.ts";

/** The definition of a list: only its differences from the contract. */
export type ContractList<O extends Operation> = {
  read: ContractRead<O>;
  /** The shape of the read in the contract. */
  shape: ReadShape;
  /** Identifies rows: one field, several, or a function of a row. */
  key: RowField<O> | readonly RowField<O>[] | ((row: RowOf<O>) => string);
  /** Columns before those of the key. */
  first?: readonly RowField<O>[];
  /** Changes of generated columns, by field; or all columns, written by hand. */
  columns?: { readonly [Name in RowField<O>]?: ColumnChange<RowOf<O>> } | readonly ListColumn<RowOf<O>, SortName<O>>[];
  /** Wrappers of generated cells, by field: a link to the list that proves the figure. */
  around?: { readonly [Name in RowField<O>]?: Around<RowOf<O>> };
  /** Columns besides the generated ones, each after the field `after`, or else last. */
  ownColumns?: readonly (ListColumn<RowOf<O>, SortName<O>> & { after?: RowField<O> })[];
  /** Filters that replace or add to generated ones, by name (`"none"` removes one); or all, written by hand. */
  filters?: { readonly [Name in FilterName<O>]?: FilterChange } | ListFilters<FilterName<O>>;
  /** Options of generated filters whose values are not in the contract. */
  choices?: Choices;
  /** Fixed input of every call. */
  fixed?: FixedInput<O>;
  /** Ends a period that is not over at the time of each call: the rows are of moments that may be in the future. */
  untilNow?: boolean;
  /** The default sort; newest first if absent. */
  defaultSort?: Sort<SortName<O>>;
};

/** The definition without the type links between its parts, which the compiler has already checked. */
type Loose = {
  columns?: Readonly<Record<string, ColumnChange<never>>> | readonly Column<ContractRow>[];
  ownColumns?: readonly OwnColumn[];
  around?: Readonly<Record<string, Around<ContractRow>>>;
  filters?: Readonly<Record<string, FilterChange>> | ListFilters;
  key: string | readonly string[] | ((row: ContractRow) => string);
};

/** Labels of column values by column id, so that filters use the same labels. */
const labelsOf = (columns: NonNullable<Loose["columns"]>, own: readonly OwnColumn[] = []) => {
  const written = Array.isArray(columns)
    ? (columns as readonly Column<ContractRow>[])
    : Object.entries(columns).map(([id, change]) => ({ id, ...(typeof change === "object" && change) }));
  return new Map([...written, ...own].flatMap((it) => (it.labels ? [[it.id, it.labels] as const] : [])));
};

/** Rows, columns, filters and sort of a list: from its definition, the rest from the contract and `known`. */
export const contractList = <O extends Operation>(known: FieldKnowledge, list: ContractList<O>) => {
  const { read, shape, first, choices, fixed = {} } = list;
  const { columns = {}, ownColumns, around, filters = {}, key } = list as unknown as Loose;
  const defaultSort = (list.defaultSort as Sort | undefined) ?? newestFirst(shape);
  const fields = typeof key === "function" ? [] : [key].flat();
  const ofContract = contractSource(read, shape, fields, fixed);
  const drawn = list.untilNow ? untilNow(ofContract) : ofContract;
  const labels = labelsOf(columns, ownColumns);
  return {
    source: typeof key === "function" ? { ...drawn, id: key } : drawn,
    columns: (Array.isArray(columns)
      ? (columns as readonly Column<ContractRow>[]).map((it) => ({ defaultHidden: it.id in fixed, ...it }))
      : contractColumns(shape, {
          key: fields,
          first,
          ownerFields: known.ownerFields,
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

/** The page of a row, for the generated details. */
export type DetailsOf<O extends Operation> = {
  /** The page of a row, with its fields in braces: `/bets/{betId}`. */
  link?: RowPath<O>;
};
