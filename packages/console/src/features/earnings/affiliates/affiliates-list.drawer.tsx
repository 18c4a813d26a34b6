import { listAffiliates } from "@backoffice/api-client";
import { dateCell, textCell } from "@backoffice/ui/table";
import { useMemo } from "react";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import type { RowOf } from "#kit/list/call-types.ts";
import { numberCell } from "#kit/numbers/number-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { ListInPanel } from "#kit/list/list-in-panel.tsx";
import { rowsOf } from "#kit/list/rows/row-source.ts";
import { PanelHead } from "#kit/panels/panel-frame.tsx";
import { useScope } from "#kit/scope/scope.ts";
import { affiliateActions } from "./affiliates.actions.ts";

type Affiliate = RowOf<typeof listAffiliates.operation>;

const columns: ColumnsOf<typeof listAffiliates> = [
  { id: "nickname", header: "Affiliate", ...textCell<Affiliate>((row) => row.nickname), sortable: true, width: 150 },
  { id: "email", header: "Email", ...textCell<Affiliate>((row) => row.email), width: 220 },
  {
    id: "referredPlayerCount",
    header: "Players",
    ...numberCell<Affiliate>((row) => row.referredPlayerCount),
    sortable: true,
    width: 90,
  },
  { id: "opTitle", header: "Operator", ...operatorCell<Affiliate>((row) => row.opId), sortable: true, width: 140 },
  { id: "createdAt", header: "Since", ...dateCell<Affiliate>((row) => row.createdAt), sortable: true, width: 170 },
];

/** External affiliates, most referred players first. */
export const AffiliatesList = () => {
  const { opId } = useScope();
  return (
    <>
      <PanelHead title="Affiliates" />
      <ListInPanel
        label="Affiliates"
        source={useMemo(() => rowsOf(listAffiliates, "adminId", { opId, includeBrands: true }), [opId])}
        columns={columns}
        defaultSort={{ id: "referredPlayerCount", desc: true }}
        actions={affiliateActions}
        empty="No affiliates yet."
      />
    </>
  );
};
