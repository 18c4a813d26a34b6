import type { Field } from "@backoffice/api-client";
import { DataTable } from "@backoffice/ui/table";
import { useMemo, useState } from "react";
import { contractColumns } from "../list/contract-columns.tsx";
import type { ContractRow } from "../list/contract-read.ts";

/** Page size; small, because a record has more to show. */
const FEW = 20;

const READY = { status: "ready" } as const;

type ContractRowsProps = { label: string; fields: readonly Field[]; rows: readonly ContractRow[] };

/** A list inside a record as a table, with the cells of a list page. */
export const ContractRows = ({ label, fields, rows }: ContractRowsProps) => {
  const [page, setPage] = useState(1);
  const columns = useMemo(
    () => contractColumns({ fields, sortBy: [], input: [] }, { key: fields.slice(0, 1).map((it) => it.name) }),
    [fields],
  );
  // The contract names no key for these rows.
  const ids = useMemo(() => new Map(rows.map((row, at) => [row, String(at)])), [rows]);
  return (
    <DataTable<ContractRow>
      label={label}
      rows={rows.slice((page - 1) * FEW, page * FEW)}
      columns={columns}
      rowId={(row) => ids.get(row)!}
      state={READY}
      bare
      page={
        rows.length > FEW
          ? { page, limit: FEW, count: rows.length, limits: [FEW], onChange: (next) => setPage(next.page) }
          : undefined
      }
    />
  );
};
