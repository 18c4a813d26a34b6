import { useDecideBonusFormRequest, useShowBonusFormRequest } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import { amountText } from "#entities/money/amount-text.ts";
import { useBonusRequestChecks } from "#entities/bonus/checks/use-bonus-request-checks.ts";
import { useChecked } from "#kit/checks/use-checked.tsx";
import { decimalOf } from "#kit/numbers/decimal-of.ts";
import { usePlayerBalances } from "#entities/player/use-player-balances.ts";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { WizardPanel } from "#kit/panels/wizard/wizard-panel.tsx";
import { useGoOn } from "#kit/queue/use-go-on.ts";
import { DecidesAbout } from "#kit/submit/decides-about.tsx";
import { ApproveAmountFields, ApproveWhyFields } from "./approve.fields.tsx";
import { amountWaits, approveAmountSchema, approveWhySchema, whyWaits } from "./approve.schema.ts";
import { goesIntoBonusWallet, prizeSentence } from "./prize-words.ts";
import { requestName } from "./request-decisions.ts";
import { requestReason } from "./request-reason.ts";

/** Approves and pays a bonus request in the two steps of a top-up (content §2, money §2, §4). */
export const ApproveBonusRequest = ({
  params: { request: opened },
  ...panel
}: DialogPanelProps<"approve-bonus-request">) => {
  const { requestId, opId, bonusId, playerCode, bonusTitle, prizeType } = opened;
  const { locale } = useLocale();
  const balances = usePlayerBalances(playerCode);
  const goOn = useGoOn({ panel: "bonus-request-details", id: requestId });
  const write = useDecideBonusFormRequest();
  // Someone else may decide meanwhile.
  const { data: request = opened } = useShowBonusFormRequest({ body: { requestId } }, { staleTime: 0 });
  // Not while this dialog's own request is pending.
  const decided = panel.open && !write.pending ? requestReason(request) : undefined;
  const { bonusBalance } = balances;
  const checked = useChecked(useBonusRequestChecks(request));
  return (
    <DecidesAbout kind="bonus-request-details" id={requestId}>
      <WizardPanel
        {...panel}
        noun="bonus request"
        title="Topup Player"
        subtitle={`${bonusTitle} · player ${playerCode}`}
        schemas={{ amount: approveAmountSchema, why: approveWhySchema }}
        writes={{ why: write }}
        steps={{
          amount: {
            label: "Amount",
            values: { amountInUSD: decimalOf(opened.amountInUSD) },
            disabledReason: (now) =>
              decided ?? (bonusBalance === undefined ? "The balance is still loading." : amountWaits(now)),
            fields: () => (
              <div className="flex flex-col gap-4">
                {checked.strip}
                <ApproveAmountFields request={request} balances={balances} />
              </div>
            ),
          },
          why: {
            label: "Confirm",
            values: { note: "", accepted: false },
            fields: (_values, { amount: valid }) =>
              valid && (
                <ApproveWhyFields
                  amount={valid.amountInUSD}
                  balance={goesIntoBonusWallet(prizeType) ? (bonusBalance ?? "0") : undefined}
                  sentence={
                    <>
                      Give player <strong>{playerCode}</strong> a bonus of{" "}
                      <strong dir="ltr" className="inline-block">
                        {amountText(valid.amountInUSD, "USD", locale)}
                      </strong>{" "}
                      for <strong>{bonusTitle}</strong>. {prizeSentence(prizeType)} {checked.against}
                    </>
                  }
                />
              ),
            disabledReason: (now) => checked.waits ?? whyWaits(now),
            reason: decided,
            nextLabel: "Send",
            // The schema accepts only texts that equal the number on the wire.
            input: ({ amount: { amountInUSD }, why: { note } }) => ({
              body: { action: "APPROVE", opId, bonusId, playerCode, amountInUSD: Number(amountInUSD), note },
            }),
            failure: { title: "Unable To Approve Bonus Request" },
            success: "Bonus request approved.",
            record: { name: requestName(opened), drawer: "bonus-request-details" as const, id: requestId },
            onDone: goOn,
          },
        }}
      />
    </DecidesAbout>
  );
};
