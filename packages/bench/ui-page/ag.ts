import { AllCommunityModule, createGrid, ModuleRegistry } from "ag-grid-community";
import { COLUMNS, type Kit, type Row, ROWS, WANTED } from "./rows.ts";

const mark = ({ value }: { value?: string | null }) => {
  const span = document.createElement("span");
  span.dataset["mark"] = value ?? "";
  span.textContent = value ?? "";
  return span;
};

/** AG Grid Community with its defaults and our row height. */
export const drawAg = (element: HTMLElement): Kit => {
  ModuleRegistry.registerModules([AllCommunityModule]);
  const grid = createGrid<Row>(element, {
    rowData: ROWS,
    rowHeight: 32,
    headerHeight: 32,
    getRowId: ({ data }) => data.id,
    columnDefs: COLUMNS.map(({ id, header }) => ({
      field: id,
      headerName: header,
      flex: 1,
      filter: id === "name" ? "agTextColumnFilter" : false,
      ...(id === "id" && { cellRenderer: mark }),
    })),
  });
  return {
    order: () => grid.applyColumnState({ state: [{ colId: "amount", sort: "desc" }] }),
    filter: () => grid.setFilterModel({ name: { filterType: "text", type: "contains", filter: WANTED } }),
  };
};
