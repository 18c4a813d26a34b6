import type { Operation, ReadShape } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { Inbox } from "lucide-react";
import { useMemo, type ComponentType } from "react";
import { ListPage } from "./list-page.tsx";
import { ChooseOperator } from "./plain/choose-operator.tsx";
import { plainColumns } from "./plain/plain-columns.tsx";
import type { Choices } from "./plain/plain-filter.ts";
import { plainFilters } from "./plain/plain-filters.ts";
import { usePublishPlainRows } from "./plain/plain-rows.ts";
import type { PlainRead, PlainRow, RowField } from "./plain/plain-read.ts";
import { plainSource } from "./plain/plain-source.ts";
import { totalsOf } from "./plain/totals-of.ts";
import { useOneOperator } from "./plain/use-one-operator.ts";
import { useList } from "./use-list.ts";
import type { Sort } from "./list-state.ts";

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

const NEWEST = ["createdAt", "timestamp", "date", "submittedAt", "updatedAt"];

const defaultSort = ({ sortBy }: ReadShape): Sort => {
  const id = NEWEST.find((it) => sortBy.includes(it));
  return { id: id ?? "", desc: true };
};

/** A list page drawn from the contract: columns, filters, sorting and details follow from the shape of its read. */
export const plainListPage = <const O extends Operation>(definition: Definition<O>): ComponentType => {
  const { label, shape, fixed = {}, oneOperator = false, jsonForAdmins = false, limit, link } = definition;
  const key: readonly string[] = [definition.key].flat();
  const columns = plainColumns(shape, { ...definition, key });
  const filters = plainFilters(shape, fixed, definition.choices);
  const sort = defaultSort(shape);
  const address = link
    ? (row: PlainRow) => link.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(row[name])))
    : undefined;
  const empty = {
    icon: Inbox,
    title: `No ${label.toLowerCase()} yet`,
    text: "They appear here as soon as there are any.",
  };
  const source = plainSource(definition.read, shape, key, fixed);

  const Table = () => {
    const locale = useLocale();
    const one = useOneOperator();
    const list = useList(source, { filters, columns, defaultSort: sort, limit, opId: oneOperator ? one : undefined });
    const { rows } = list;
    const loading = list.table.status === "loading";
    usePublishPlainRows(
      useMemo(
        () => ({ label, rows, fields: shape.fields, loading, rowId: source.id, link: address, jsonForAdmins }),
        [rows, loading],
      ),
    );
    return (
      <ListPage
        label={label}
        list={list}
        columns={columns}
        totals={totalsOf(shape, list.totals, locale)}
        opens={{ panel: "plain-details", param: "row" }}
        empty={empty}
      />
    );
  };
  const TableOfOne = () => (useOneOperator() === undefined ? <ChooseOperator what={label.toLowerCase()} /> : <Table />);
  return oneOperator ? TableOfOne : Table;
};
