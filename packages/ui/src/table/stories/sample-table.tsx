import { Search } from "lucide-react";
import { useMemo, useState } from "react";
import { Button } from "../../primitives/button/button.tsx";
import { Input } from "../../primitives/controls/input.tsx";
import { DataTable } from "../data-table.tsx";
import { columns, type Transfer, transferActions, transfers } from "./sample-transfers.tsx";
import type { DataTableProps, Sort } from "../types.ts";

const id = ({ id: own }: Transfer) => own;

export type SampleTableProps = Partial<DataTableProps<Transfer>> & {
  /** Number of rows on all pages. */
  total: number;
  limit?: number;
  selectable?: boolean;
  initiallySelected?: readonly string[];
  /** Called with user actions: ("open", id), ("sort", "name desc"), ("page", "2 50"), ("view", id), … */
  onReport: (what: string, detail: string) => void;
};

/** A table of sample transfers with its own page, sorting and selection. */
export const SampleTable = ({
  total,
  limit = 50,
  selectable = true,
  initiallySelected = [],
  onReport,
  ...rest
}: SampleTableProps) => {
  const [sort, setSort] = useState<Sort>();
  const [page, setPage] = useState({ page: 1, limit });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(initiallySelected));
  const [active, setActive] = useState<string>();
  const rows = useMemo(() => {
    const from = (page.page - 1) * page.limit;
    return transfers(Math.max(0, Math.min(page.limit, total - from)), from);
  }, [page, total]);
  const actions = useMemo(() => transferActions(onReport), [onReport]);
  const exportBar = (ids: ReadonlySet<string>, clear: () => void) => {
    const report = () => {
      onReport("export", [...ids].join(" "));
      clear();
    };
    return <Button onClick={report}>Export</Button>;
  };
  return (
    <DataTable
      label="Transfers"
      rows={rows}
      columns={columns}
      rowId={id}
      state={{ status: "ready" }}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        onReport("sort", next ? `${next.id} ${next.desc ? "desc" : "asc"}` : "none");
      }}
      selection={selectable ? { selected, onChange: setSelected } : undefined}
      bulkBar={exportBar}
      onOpen={(row) => {
        setActive(row.id);
        onReport("open", row.id);
      }}
      activeRowId={active}
      actions={actions}
      page={{
        ...page,
        count: total,
        onChange: (next) => {
          setPage(next);
          onReport("page", `${String(next.page)} ${String(next.limit)}`);
        },
      }}
      toolbar={
        <Input
          type="search"
          startIcon={Search}
          aria-label="Search transfers"
          placeholder="Search"
          className="max-w-60"
        />
      }
      className="h-full"
      {...rest}
    />
  );
};
