import { useShowWithdrawal, type components } from "@backoffice/api-client";
import { Alert, DescriptionList, Id, useLocale } from "@backoffice/ui";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { Writer } from "#kit/submit/writer.ts";
import { DecidesAbout } from "#kit/submit/decides-about.tsx";
import { transactionName } from "#entities/transaction/transaction-name.ts";
import { withdrawalClosedReason } from "#entities/transaction/withdrawal/decide/decision-reason.ts";
import { WithdrawalSentence } from "#entities/transaction/withdrawal/decide/withdrawal-sentence.tsx";

type Schemas = components["schemas"];

type ResendPanelProps = {
  tx: Schemas["Transaction"];
  write: Writer<{ body: { txId: string } }, Schemas["GatewayAnswer"]>;
  open: boolean;
  close: () => void;
};

/** The gateway's message, if there is one. */
const gatewayWords = ({ gatewayResponse: response }: Schemas["GatewayAnswer"]) =>
  response && (
    <Alert severity="info" title="The gateway's answer">
      <DescriptionList
        items={[
          { label: "Code", value: <Id value={response.code} full /> },
          { label: "Message", value: response.message },
          { label: "Reference", value: response.reference && <Id value={response.reference} full /> },
        ]}
      />
    </Alert>
  );

/** Resends a withdrawal in progress to its provider, and shows the gateway's answer (money §4, §7, §8). */
export const ResendPanel = ({ tx, write, ...panel }: ResendPanelProps) => {
  const { locale } = useLocale();
  const { data, error } = useShowWithdrawal({ body: { txId: tx.txId } }, { staleTime: 0 });
  const now = data ?? tx;
  // The row has no destination: the sentence says it first, or that it could not be read.
  const loading = data || error ? undefined : "The withdrawal is loading.";
  const pending = now.status === "PENDING" ? "This withdrawal is pending: it has not been sent yet." : undefined;
  return (
    <DecidesAbout kind="transaction-details" id={tx.txId}>
      <ConfirmPanel
        {...panel}
        title="Resend Withdraw Confirmation"
        verb="Resend"
        noun="withdrawal"
        tone="primary"
        write={write}
        input={{ body: { txId: tx.txId } }}
        success="Withdraw Request Sent!"
        record={{ name: transactionName(tx, locale), drawer: "transaction-details", id: tx.txId }}
        failure={{ look: "toasts" }}
        reason={withdrawalClosedReason(now) ?? pending ?? loading}
        shows={gatewayWords}
      >
        Send <WithdrawalSentence of={now} failed={error !== null} /> The provider receives it again and pays it only
        once.
      </ConfirmPanel>
    </DecidesAbout>
  );
};
