import type { ReadShape } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import type { Column } from "@backoffice/ui/table";
import { Inbox } from "lucide-react";
import { useMemo } from "react";
import { ListView } from "../../list/list-view.tsx";
import type { List } from "../../list/use-list.ts";
import type { ContractRow } from "./contract-read.ts";
import { usePublishContractRows } from "../record/contract-rows.ts";
import { totalsOf } from "./totals-of.ts";

type ContractListProps<Row extends ContractRow> = {
  /** What the rows are, in the plural: "Invoices". */
  label: string;
  /** What the contract says of the read: details and sums are drawn from it. */
  shape: ReadShape;
  list: List<Row>;
  columns: readonly Column<Row>[];
  /** The page of a row, with its fields in braces: `/bets/{betId}`. */
  link?: string | undefined;
  /** The JSON of a row is for ADMIN too (decisions 32). */
  jsonForAdmins?: boolean;
};

/** A list whose rows open all that the contract knows of them. */
export const ContractList = <Row extends ContractRow>({
  label,
  shape,
  list,
  columns,
  link,
  jsonForAdmins = false,
}: ContractListProps<Row>) => {
  const locale = useLocale();
  const { rows, source } = list;
  const loading = list.table.status === "loading";
  const published = useMemo(
    () => ({
      label,
      rows,
      fields: shape.fields,
      loading,
      rowId: source.id as (row: ContractRow) => string,
      link: link
        ? (row: ContractRow) =>
            link.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(row[name])))
        : undefined,
      jsonForAdmins,
    }),
    [label, rows, shape, loading, source, link, jsonForAdmins],
  );
  usePublishContractRows(published);
  return (
    <ListView
      label={label}
      list={list}
      columns={columns}
      totals={totalsOf(shape, list.totals, locale)}
      opens={{ panel: "row-details", param: "row" }}
      empty={{
        icon: Inbox,
        title: `No ${label.toLowerCase()} yet`,
        text: "They appear here as soon as there are any.",
      }}
    />
  );
};
