import type { Operation, ReadShape } from "@backoffice/api-client";
import type { ComponentType } from "react";
import { ChooseOperator } from "./plain/choose-operator.tsx";
import { newestFirst } from "./plain/newest-first.ts";
import { plainColumns } from "./plain/plain-columns.tsx";
import type { Choices } from "./plain/plain-filter.ts";
import { plainFilters } from "./plain/plain-filters.ts";
import { PlainList } from "./plain/plain-list.tsx";
import type { PlainRead, PlainRow, RowField } from "./plain/plain-read.ts";
import { plainSource } from "./plain/plain-source.ts";
import { useOneOperator } from "./plain/use-one-operator.ts";
import { useList } from "./use-list.ts";

type Definition<O extends Operation> = {
  /** What the rows are, in the plural: "Invoices". */
  label: string;
  read: PlainRead<O>;
  /** What the contract says of the read. */
  shape: ReadShape;
  /** The field, or fields, that tell the rows apart. */
  key: RowField<O> | readonly RowField<O>[];
  /** Columns to have in front, before those of the key, and those out of sight until the reader chooses them. */
  first?: readonly RowField<O>[];
  hidden?: readonly RowField<O>[];
  /** What every call says. */
  fixed?: PlainRow;
  /** What filters choose from whose values the contract does not say. */
  choices?: Choices;
  /** The call is about one operator or brand, not all. */
  oneOperator?: boolean;
  /** Rows a page when the address says nothing. */
  limit?: number;
  /** The JSON of a row is for ADMIN too (decisions 32). */
  jsonForAdmins?: boolean;
  /** The page of a row, with its fields in braces: `/bets/{betId}`. */
  link?: string;
};

/** A list page drawn from the contract: columns, filters, sorting and details follow from the shape of its read. */
export const plainListPage = <const O extends Operation>(definition: Definition<O>): ComponentType => {
  const { label, shape, fixed = {}, oneOperator = false, jsonForAdmins = false, limit, link } = definition;
  const key: readonly string[] = [definition.key].flat();
  const columns = plainColumns(shape, { ...definition, key });
  const filters = plainFilters(shape, fixed, definition.choices);
  const defaultSort = newestFirst(shape);
  const source = plainSource(definition.read, shape, key, fixed);

  const Table = () => {
    const one = useOneOperator();
    const list = useList(source, { filters, columns, defaultSort, limit, opId: oneOperator ? one : undefined });
    return (
      <PlainList label={label} shape={shape} list={list} columns={columns} link={link} jsonForAdmins={jsonForAdmins} />
    );
  };
  const TableOfOne = () => (useOneOperator() === undefined ? <ChooseOperator what={label.toLowerCase()} /> : <Table />);
  return oneOperator ? TableOfOne : Table;
};
