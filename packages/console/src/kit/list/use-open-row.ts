import { useLocation, useNavigate } from "react-router";
import { keptSearch } from "#kit/address/kept-search.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { keptOf, pathOf, type Opens } from "./opens.ts";

/** Opens the panel or the page of a row. */
export const useOpenRow = <Row extends object>(opens: Opens<Row> | undefined, rowId: (row: Row) => string) => {
  const panels = usePanels();
  const navigate = useNavigate();
  const { search } = useLocation();
  return (row: Row): void => {
    if (!opens) return undefined;
    if ("panel" in opens) return panels.open(opens.panel, { [opens.param]: rowId(row) });
    const kept = keptSearch(search, opens.keep && keptOf(opens.keep, row));
    return void navigate({ pathname: pathOf(opens.page, row), search: kept });
  };
};
