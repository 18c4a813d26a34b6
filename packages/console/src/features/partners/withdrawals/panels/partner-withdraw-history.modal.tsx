import { listPartnerWithdrawHistory } from "@backoffice/api-client";
import { Button } from "@backoffice/ui";
import { dateCell, idCell, statusCell, textCell } from "@backoffice/ui/table";
import type { components } from "@backoffice/api-client";
import { useMemo } from "react";
import { amountCell } from "#entities/money/amount-cell.tsx";
import type { RowOf } from "#kit/list/call-types.ts";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { ListInPanel } from "#kit/list/list-in-panel.tsx";
import { rowsOf } from "#kit/list/rows/row-source.ts";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { DialogFrame } from "#kit/panels/dialog-frame.tsx";
import { PanelFoot, PanelHead } from "#kit/panels/panel-frame.tsx";
import { WITHDRAW_STATUS } from "../partner-review.ts";

type Row = RowOf<typeof listPartnerWithdrawHistory.operation>;

const TITLE = "Withdraw History";

/** Page size (money §9). */
const AT_ONCE = 50;

const columns: ColumnsOf<typeof listPartnerWithdrawHistory> = [
  { id: "txId", header: "Withdrawal", ...idCell<Row>(({ txId }) => txId), width: 120 },
  { id: "createdAt", header: "Requested", ...dateCell<Row>(({ createdAt }) => createdAt), width: 180 },
  { id: "toCurrency", header: "Currency", ...textCell<Row>(({ toCurrency }) => toCurrency), width: 90 },
  {
    id: "toAmountInUSD",
    header: "In USD",
    ...amountCell<Row>(({ toAmountInUSD }) => ({ value: toAmountInUSD, currency: "USD" })),
    width: 130,
  },
  {
    id: "status",
    header: "Status",
    ...statusCell<Row, components["schemas"]["PartnerWithdrawStatus"]>(({ status }) => status, WITHDRAW_STATUS),
    width: 110,
  },
  { id: "note", header: "Note", ...textCell<Row>(({ note }) => note), width: 240 },
];

/** Withdrawals of a partner, newest first (money §3, §9). */
export const PartnerWithdrawHistoryModal = ({
  params: { opId, partnerId, partnerTitle },
  open,
  close,
}: DialogPanelProps<"partner-withdraw-history">) => (
  <DialogFrame open={open} close={close} title={TITLE} size="xl">
    <PanelHead title={TITLE} subtitle={partnerTitle} />
    <ListInPanel
      label="Withdrawals"
      source={useMemo(() => rowsOf(listPartnerWithdrawHistory, "txId", { opId, partnerId }), [opId, partnerId])}
      columns={columns}
      limit={AT_ONCE}
      empty="No withdrawals yet."
    />
    <PanelFoot>
      <div className="flex-1" />
      <Button onClick={close}>Close</Button>
    </PanelFoot>
  </DialogFrame>
);
