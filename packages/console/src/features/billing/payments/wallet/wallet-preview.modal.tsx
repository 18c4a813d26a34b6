import { useListOperatorBalances, useShowOperator } from "@backoffice/api-client";
import { Button, DescriptionList, Id } from "@backoffice/ui";
import { useState } from "react";
import { Amount } from "#entities/money/amount.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { DialogFrame } from "#kit/panels/dialog-frame.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { PanelFoot } from "#kit/panels/panel-frame.tsx";
import { Figures } from "#kit/records/figures.tsx";
import { Missing, RecordStates } from "#kit/records/record-states.tsx";
import { OperatorChoice } from "./operator-choice.tsx";
import { stillToPay } from "./still-to-pay.ts";

const usd = (value: number | string) => <Amount value={value} currency="USD" />;

/** The operator's own balance, without its brands. */
const balanceOf = (opId: string) => ({ body: { page: 1, itemsPerPage: 1, opId, includeBrands: false } });

const Wallet = ({ opId, close }: { opId: string; close: () => void }) => {
  const balances = useListOperatorBalances(balanceOf(opId), { staleTime: 0 });
  const { data: operator, error } = useShowOperator({ body: { opId } }, { staleTime: 0 });
  return (
    <RecordStates noun="wallet" query={balances} close={close}>
      {({ items: [balance] }) =>
        balance ? (
          <>
            <Figures
              figures={[
                { label: "In the wallet", value: usd(balance.cpgBalanceInUSD) },
                { label: "Owed", value: usd(balance.debtInUSD) },
                { label: "To pay by the 5th", value: usd(stillToPay(balance)) },
              ]}
            />
            <DescriptionList
              items={[
                { label: "Invoiced", value: usd(balance.invoicedInUSD) },
                { label: "Paid", value: usd(balance.paidInUSD) },
                { label: "Open invoices", value: balance.openInvoices },
                { label: "Last invoice", value: <Moment value={balance.lastInvoiceAt} /> },
                { label: "Last payment", value: <Moment value={balance.lastPaymentAt} /> },
                {
                  label: "Wallet address",
                  value: operator ? (
                    <Id value={operator.cpgBillingWallets?.address ?? ""} full />
                  ) : (
                    error && (error.messages[0] ?? error.message)
                  ),
                },
              ]}
            />
          </>
        ) : (
          <Missing noun="wallet" close={close} />
        )
      }
    </RecordStates>
  );
};

/** Wallet balance, debt and remaining amount of an operator (money §6, §9). */
export const WalletPreview = ({ params, open, close }: DialogPanelProps<"wallet-preview">) => {
  const panels = usePanels();
  const [opId, setOpId] = useState(params.opId);
  return (
    <DialogFrame open={open} close={close} title="Wallet Preview">
      <OperatorChoice opId={opId} onChoose={setOpId} />
      <Wallet key={opId} opId={opId} close={close} />
      <PanelFoot>
        <Button variant="ghost" onClick={() => panels.open("provider-payment", { opId })}>
          Where to pay…
        </Button>
        <div className="flex-1" />
        <Button onClick={close}>Close</Button>
      </PanelFoot>
    </DialogFrame>
  );
};
