import { useConfirmTomaniWithdrawal, type components } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { createFields } from "@backoffice/ui/form";
import { useState } from "react";
import { z } from "zod";
import { amountText } from "#entities/money/amount-text.ts";
import { useChecked } from "#kit/checks/use-checked.tsx";
import { noteText } from "#kit/form/note.ts";
import { WizardPanel } from "#kit/panels/wizard/wizard-panel.tsx";
import { useGoOn } from "#kit/queue/use-go-on.ts";
import { transactionName } from "#entities/transaction/transaction-name.ts";
import { useWithdrawalChecks } from "#entities/transaction/withdrawal/checks/use-withdrawal-checks.ts";
import { decisionReason } from "#entities/transaction/withdrawal/decide/decision-reason.ts";
import { noteRule } from "#entities/transaction/withdrawal/decide/decision-words.tsx";
import { WithdrawalSentence } from "#entities/transaction/withdrawal/decide/withdrawal-sentence.tsx";
import { GatewayField, gatewaySchema } from "./gateway-field.tsx";
import { TomaniAnswer } from "./tomani-answer.tsx";

type Schemas = components["schemas"];

export const TITLE = "Confirm Tomani Withdraw";

const NOTE = noteRule("confirm", false);
const confirmationSchema = z.object({ note: noteText(NOTE) });
const answerSchema = z.object({});
const fields = createFields(confirmationSchema);

/** Valid values of the steps; a single gateway needs no selection. */
type Valid = { gateway?: { gatewayUuid: string }; confirmation: { note: string } };

type TomaniStepsProps = {
  tx: Schemas["Transaction"];
  /** The current withdrawal. */
  now: Schemas["Transaction"];
  /** At least one. */
  gateways: readonly Schemas["TomaniGateway"][];
  open: boolean;
  close: () => void;
};

/**
 * Steps: gateway, if there are several; note; and, if Tomani answers with status 0, its message with Force Approve if
 * allowed. Nothing has changed then, so other gateways can be tried.
 */
export const TomaniSteps = ({ tx, now, gateways, open, close }: TomaniStepsProps) => {
  const { locale } = useLocale();
  const write = useConfirmTomaniWithdrawal();
  const goOn = useGoOn({ panel: "transaction-details", id: tx.txId });
  const checked = useChecked(useWithdrawalChecks(now));
  const [answer, setAnswer] = useState<Schemas["TomaniAnswer"]>();
  const chosenOf = ({ gateway }: Partial<Valid>) =>
    gateway ? gateways.find(({ uuid }) => uuid === gateway.gatewayUuid) : gateways[0];

  const request = (valid: Valid, force: { withForce?: true } = {}) => {
    const { uuid, provider } = chosenOf(valid)!;
    return {
      body: { gatewayUuid: uuid, provider, noteForThePlayer: valid.confirmation.note, txId: tx.txId, ...force },
    };
  };
  /** Metadata shared by both calls. */
  const sends = {
    success: ({ status }: Schemas["TomaniAnswer"]) => (status === 0 ? undefined : "Withdrawal approved."),
    record: { name: transactionName(tx, locale), drawer: "transaction-details" as const, id: tx.txId },
    failure: { title: "Unable To Approve Withdrawal", fieldNames: { noteForThePlayer: "note" } },
    reason: open && !write.pending ? decisionReason(tx, now) : undefined,
    undone: ({ status }: Schemas["TomaniAnswer"]) => status === 0,
    ends: () => true,
    onDone: (reply: Schemas["TomaniAnswer"]) => {
      setAnswer(reply);
      if (reply.status !== 0) goOn();
    },
  };
  const confirmation = {
    ...sends,
    label: "Confirmation",
    values: { note: "" },
    disabledReason: () => checked.waits,
    fields: (_values: unknown, valid: Partial<Valid>) => (
      <>
        {checked.strip}
        {/* Room for the longest destination, which arrives last. */}
        <p className="my-3 min-h-15 text-body">
          Approve <WithdrawalSentence of={now} /> Its gateway is <strong>{chosenOf(valid)?.title.en}</strong>.{" "}
          {checked.against}
        </p>
        <fields.TextareaField name="note" label={NOTE.label} help={NOTE.help} maxLength={NOTE.max} autoFocus />
      </>
    ),
    nextLabel: `Approve ${amountText(tx.toAmount, tx.toCurrency, locale)}`,
    input: (valid: Valid) => request(valid),
  };
  const said = {
    ...sends,
    label: "Tomani's answer",
    values: {},
    fields: () => <TomaniAnswer answer={answer} tx={now} />,
    nextLabel: answer?.canForce ? "Force Approve" : null,
    input: (valid: Valid) => request(valid, { withForce: true }),
  };
  const panel = { close, title: TITLE, noun: "withdrawal" };
  if (gateways.length === 1)
    return (
      <WizardPanel
        {...panel}
        schemas={{ confirmation: confirmationSchema, said: answerSchema }}
        writes={{ confirmation: write, said: write }}
        steps={{ confirmation, said }}
      />
    );
  return (
    <WizardPanel
      {...panel}
      schemas={{ gateway: gatewaySchema, confirmation: confirmationSchema, said: answerSchema }}
      writes={{ confirmation: write, said: write }}
      steps={{
        gateway: {
          label: "Gateway",
          values: { gatewayUuid: "" },
          fields: ({ gatewayUuid }) => <GatewayField gateways={gateways} chosen={gatewayUuid} />,
          disabledReason: ({ gatewayUuid }) => (gatewayUuid ? undefined : "Choose a gateway first."),
        },
        confirmation,
        said,
      }}
    />
  );
};
