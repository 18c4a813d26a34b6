import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { post } from "./post.ts";

type ListProps<Row> = {
  label: string;
  path: string;
  sort: { sortBy: string; sortDirection: "asc" | "desc" };
  /** Header and text of each column. */
  columns: Record<string, (row: Row) => string | number | null | undefined>;
  onOpen?: (row: Row) => void;
};

/** A plain table with a search box: 50 rows, the same call as the console's list makes. */
export const List = <Row extends { uuid: string }>({ label, path, sort, columns, onOpen }: ListProps<Row>) => {
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed);
  const body = { opId: "*", page: 1, itemsPerPage: 50, ...sort, ...(search && { search }) };
  const { data, isError } = useQuery({
    queryKey: [path, body],
    queryFn: ({ signal }) => post<{ items: Row[]; count: number }>(path, body, signal),
    placeholderData: keepPreviousData,
  });
  if (isError) return <p>{label} could not be read.</p>;
  return (
    <>
      <input type="search" aria-label="Search" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <p>{data ? `${data.count} in all` : "Loading…"}</p>
      <table aria-label={label}>
        <thead>
          <tr>
            {Object.keys(columns).map((header) => (
              <th key={header}>{header}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data?.items.map((row) => (
            <tr key={row.uuid} onClick={() => onOpen?.(row)}>
              {Object.entries(columns).map(([header, text]) => (
                <td key={header}>{text(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
