import type { Operation, ReadShape } from "@backoffice/api-client";
import type { ComponentType } from "react";
import { ChooseOperator } from "../scope/choose-operator.tsx";
import { newestFirst } from "../contract/list/newest-first.ts";
import { contractColumns } from "../contract/list/contract-columns.tsx";
import type { Choices } from "../contract/list/contract-filter.ts";
import { contractFilters } from "../contract/list/contract-filters.ts";
import { ContractList } from "../contract/list/contract-list.tsx";
import type { ContractRead, ContractRow, RowField } from "../contract/list/contract-read.ts";
import { contractSource } from "../contract/list/contract-source.ts";
import { useOneOperator } from "../scope/use-one-operator.ts";
import { useList } from "./use-list.ts";

type Definition<O extends Operation> = {
  /** What the rows are, in the plural: "Invoices". */
  label: string;
  read: ContractRead<O>;
  /** What the contract says of the read. */
  shape: ReadShape;
  /** The field, or fields, that tell the rows apart. */
  key: RowField<O> | readonly RowField<O>[];
  /** Columns to have in front, before those of the key, and those out of sight until the reader chooses them. */
  first?: readonly RowField<O>[];
  hidden?: readonly RowField<O>[];
  /** What every call says. */
  fixed?: ContractRow;
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
export const listPage = <const O extends Operation>(definition: Definition<O>): ComponentType => {
  const { label, shape, fixed = {}, oneOperator = false, jsonForAdmins = false, limit, link } = definition;
  const key: readonly string[] = [definition.key].flat();
  const columns = contractColumns(shape, { ...definition, key });
  const filters = contractFilters(shape, fixed, definition.choices);
  const defaultSort = newestFirst(shape);
  const source = contractSource(definition.read, shape, key, fixed);

  const Table = () => {
    const one = useOneOperator();
    const list = useList(source, { filters, columns, defaultSort, limit, opId: oneOperator ? one : undefined });
    return (
      <ContractList
        label={label}
        shape={shape}
        list={list}
        columns={columns}
        link={link}
        jsonForAdmins={jsonForAdmins}
      />
    );
  };
  const TableOfOne = () => (useOneOperator() === undefined ? <ChooseOperator what={label.toLowerCase()} /> : <Table />);
  return oneOperator ? TableOfOne : Table;
};
