import { useShowDepositOrder, useVerifyDeposit, type components } from "@backoffice/api-client";
import { Button, useLocale } from "@backoffice/ui";
import { amountText } from "#entities/money/amount-text.ts";
import { OrderFacts } from "#entities/transaction/order/order-facts.tsx";
import { useDepositChecks } from "#entities/transaction/deposit/checks/use-deposit-checks.ts";
import { useChecked } from "#kit/checks/use-checked.tsx";
import { DialogFrame } from "#kit/panels/dialog-frame.tsx";
import { PanelFoot } from "#kit/panels/panel-frame.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { useSubmit } from "#kit/submit/use-submit.ts";
import { useGoOn } from "#kit/queue/use-go-on.ts";
import { RecordStates } from "#kit/records/record-states.tsx";
import { DecidesAbout } from "#kit/submit/decides-about.tsx";
import { transactionName } from "#entities/transaction/transaction-name.ts";
import { DEPOSIT_DECISIONS } from "#entities/transaction/deposit/deposit-decisions.ts";
import { DepositSummary } from "#entities/transaction/deposit/deposit-summary.tsx";
import { inQueue } from "#entities/transaction/deposit/use-deposit.ts";

type StatusProps = { tx: components["schemas"]["Transaction"]; close: () => void };

const Status = ({ tx: listed, close }: StatusProps) => {
  const query = useShowDepositOrder({ body: { txId: listed.txId } }, { staleTime: 0 });
  const { data: tx = listed } = query;
  const { locale } = useLocale();
  const amount = amountText(tx.toAmount, tx.toCurrency, locale);
  const isPending = tx.status === "PENDING" && !tx.isDeleted;
  const goOn = useGoOn(inQueue(tx));
  const checks = useDepositChecks(tx);
  const checked = useChecked(isPending ? checks : undefined);
  const { success, outcome } = DEPOSIT_DECISIONS.verify;
  const { submit, pending, reason, unsettled } = useSubmit({
    write: useVerifyDeposit(),
    verb: "Verify",
    noun: "transaction",
    success,
    record: { name: transactionName(tx, locale), drawer: "transaction-details", id: tx.txId },
    failure: { look: "warning" },
    after: { onDone: goOn },
    close,
  });
  return (
    <RecordStates noun="order" query={query} close={close}>
      {({ order }) => (
        <>
          <p className="mb-3">
            The order behind <DepositSummary tx={tx} amount={amount} /> {isPending && outcome} {checked.against}
          </p>
          {checked.strip && <div className="mb-3">{checked.strip}</div>}
          {unsettled && <div className="mb-3">{unsettled.notice}</div>}
          <OrderFacts order={order} />
          <PanelFoot>
            <Button onClick={close}>Close</Button>
            {isPending && (
              <Button
                variant="primary"
                loading={pending}
                reason={reason ?? checked.waits}
                onClick={() => void submit({ body: { txId: tx.txId } })}
              >
                Confirm {amount}
              </Button>
            )}
          </PanelFoot>
        </>
      )}
    </RecordStates>
  );
};

/** The provider's order of a deposit; only a pending deposit can be confirmed from it (money §2, §4). */
export const OrderStatus = ({ params: { tx }, open, close }: DialogPanelProps<"order-status">) => (
  <DecidesAbout kind="transaction-details" id={tx.txId}>
    <DialogFrame open={open} close={close} title="Order Status">
      <Status tx={tx} close={close} />
    </DialogFrame>
  </DecidesAbout>
);
