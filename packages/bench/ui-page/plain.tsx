import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import { createRoot } from "react-dom/client";
import { COLUMNS, type Kit, type Row, ROWS, WANTED } from "./rows.ts";

const features = tableFeatures({
  columnFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { includesString: filterFn_includesString },
  sortFns: { basic: sortFn_basic },
});
const columns = COLUMNS.map(
  ({ id, header }) =>
    ({ id, header, accessorFn: (row: Row) => row[id], sortFn: "basic", filterFn: "includesString" }) as const,
);
const HEIGHT = 32;

/** TanStack Table and TanStack Virtual as in their examples, without styles or keyboard support. */
export const drawPlain = (element: HTMLElement): Kit => {
  const kit: Kit = { order: () => undefined, filter: () => undefined };
  const Table = () => {
    const scroller = useRef<HTMLDivElement>(null);
    const table = useTable<typeof features, Row>({ features, columns, data: ROWS });
    kit.order = () => table.setSorting([{ id: "amount", desc: true }]);
    kit.filter = () => table.setColumnFilters([{ id: "name", value: WANTED }]);
    const { rows } = table.getRowModel();
    const virtualizer = useVirtualizer({
      count: rows.length,
      getScrollElement: () => scroller.current,
      estimateSize: () => HEIGHT,
      overscan: 8,
    });
    return (
      <div ref={scroller} data-scroller style={{ height: "100%", overflow: "auto" }}>
        <table style={{ display: "grid", height: virtualizer.getTotalSize(), position: "relative" }}>
          <tbody>
            {virtualizer.getVirtualItems().map(({ index, start }) => {
              const row = rows[index];
              return (
                row && (
                  <tr
                    key={row.id}
                    data-row
                    style={{
                      position: "absolute",
                      display: "flex",
                      width: "100%",
                      transform: `translateY(${start}px)`,
                    }}
                  >
                    {row.getAllCells().map((cell) => (
                      <td
                        key={cell.id}
                        style={{ flex: 1, height: HEIGHT }}
                        data-mark={cell.column.id === "id" ? row.original.id : undefined}
                      >
                        {String(cell.getValue())}
                      </td>
                    ))}
                  </tr>
                )
              );
            })}
          </tbody>
        </table>
      </div>
    );
  };
  createRoot(element).render(<Table />);
  return kit;
};
