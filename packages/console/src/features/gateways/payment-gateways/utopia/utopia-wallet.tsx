import { listUtopiaTransactions, useShowUtopiaWallet, type components } from "@backoffice/api-client";
import { Button, Id } from "@backoffice/ui";
import { select } from "@backoffice/ui/filters";
import { dateCell, idCell, statusCell } from "@backoffice/ui/table";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import { amountCell } from "#entities/money/amount-cell.tsx";
import { Amount } from "#entities/money/amount.tsx";
import { kindWords } from "#entities/transaction/transaction-kind.ts";
import { TRANSACTION_STATUS } from "#entities/transaction/transaction-status.ts";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { ListInPanel } from "#kit/list/list-in-panel.tsx";
import { rowsOf, type ListRequest } from "#kit/list/rows/row-source.ts";
import { defineListFilters } from "#kit/list/state/filters.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { Figures } from "#kit/records/figures.tsx";
import { RecordStates } from "#kit/records/record-states.tsx";
import { ALL } from "#kit/scope/scope.ts";
import { lacking, useSession } from "#kit/session/session.ts";
import { statusOptions } from "#kit/words/status-badge.tsx";
import { UUSD } from "./utopia.ts";

type Movement = components["schemas"]["UtopiaTransaction"];

const filters = defineListFilters<typeof listUtopiaTransactions>()(() => ({
  transactionType: select({
    label: "Type",
    options: [
      { value: "TOPUP", label: "Top-up" },
      { value: "WITHDRAW", label: "Withdrawal" },
    ],
    place: "bar",
  }),
  status: select({ label: "Status", options: statusOptions(TRANSACTION_STATUS), place: "bar" }),
}));

const columns: ColumnsOf<typeof listUtopiaTransactions> = [
  { id: "createdAt", header: "Created", ...dateCell<Movement>((row) => row.createdAt), sortable: true, width: 185 },
  { id: "type", header: "Type", cell: kindWords, text: kindWords, width: 110 },
  {
    id: "amount",
    header: "Amount",
    ...amountCell<Movement>(({ amount, currency }) => ({ value: amount, currency })),
    sortable: true,
    width: 140,
  },
  {
    id: "fee",
    header: "Fee",
    ...amountCell<Movement>(({ fee }) => ({ value: fee, currency: UUSD })),
    sortable: true,
    width: 120,
  },
  {
    id: "status",
    header: "Status",
    ...statusCell(({ status }) => status, TRANSACTION_STATUS),
    sortable: true,
    width: 120,
  },
  { id: "voucherRefNo", header: "Voucher number", ...idCell<Movement>((row) => row.voucherRefNo), width: 150 },
];

/** Transactions of one wallet, whatever the scope; the call has no test player filter. */
const movementsOf = (uuid: string) => {
  const all = rowsOf(listUtopiaTransactions, "txId", { uuid, opId: ALL });
  return { ...all, query: ({ isTest: _isTest, ...request }: ListRequest) => all.query(request) };
};

/** Wallet of a Utopia gateway: balance, top-up, withdrawal, transactions. */
export const UtopiaWallet = ({ uuid }: { uuid: string }) => {
  const panels = usePanels();
  const session = useSession();
  const navigate = useNavigate();
  const reason = lacking(session, "edit_utopia_wallets");
  const source = useMemo(() => movementsOf(uuid), [uuid]);
  return (
    <RecordStates
      noun="Utopia wallet"
      query={useShowUtopiaWallet({ body: { uuid } }, { staleTime: 0 })}
      close={() => void navigate("/withdraw/gatewaysV2")}
    >
      {(wallet) => (
        <>
          <div className="flex flex-wrap items-start justify-between gap-3">
            <Figures
              figures={[
                ...wallet.balances.map(({ balance, currency }) => ({
                  label: "Balance",
                  value: <Amount value={balance} currency={currency} />,
                })),
                { label: "Customer", value: <Id value={wallet.customerId} full /> },
              ]}
            />
            <div className="flex flex-wrap gap-2">
              <Button reason={reason} onClick={() => panels.open("withdraw-utopia-wallet", { wallet })}>
                Withdraw…
              </Button>
              <Button variant="primary" reason={reason} onClick={() => panels.open("topup-utopia-wallet", { wallet })}>
                Top up…
              </Button>
            </div>
          </div>
          <ListInPanel
            label="Transactions"
            source={source}
            columns={columns}
            filters={filters}
            defaultSort={{ id: "createdAt", desc: true }}
            opens={{ panel: "utopia-wallet-transaction-details", param: "utopiaTransaction" }}
            empty="No transactions yet."
          />
        </>
      )}
    </RecordStates>
  );
};
