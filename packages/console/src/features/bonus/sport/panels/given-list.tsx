import { listAppliedFreebets } from "@backoffice/api-client";
import { dateCell, idCell } from "@backoffice/ui/table";
import { useMemo } from "react";
import type { RowOf } from "#kit/list/call-types.ts";
import { refCell } from "#kit/references/ref-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { ListInPanel } from "#kit/list/list-in-panel.tsx";
import { rowsOf, type ListRequest } from "#kit/list/rows/row-source.ts";

type Applied = RowOf<typeof listAppliedFreebets.operation>;

const columns: ColumnsOf<typeof listAppliedFreebets> = [
  {
    id: "playerCode",
    header: "Player",
    ...refCell<Applied>(
      "player",
      (row) => row.playerCode,
      idCell((row) => row.playerCode),
    ),
    width: 120,
  },
  { id: "id", header: "ID", ...idCell<Applied>((row) => row.id), width: 120 },
  { id: "activationDate", header: "Given", ...dateCell<Applied>((row) => row.activationDate * 1000), width: 175 },
];

/** Players who received it; the call has no test player filter. */
const givenBy = (templateId: string) => {
  const all = rowsOf(listAppliedFreebets, "id", { templateId });
  return { ...all, query: ({ isTest: _isTest, ...request }: ListRequest) => all.query(request) };
};

/** Recipients of a freebet; each opens the freebet of that player. */
export const GivenList = ({ templateId }: { templateId: string }) => (
  <ListInPanel
    label="Given to players"
    source={useMemo(() => givenBy(templateId), [templateId])}
    columns={columns}
    opens={{ panel: "applied-freebet-details", param: "applied" }}
    empty="Not granted to any player yet."
  />
);
