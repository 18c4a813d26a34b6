import { listBonusFormRequests, showBonusFormRequest, topUpWallet, type components } from "@backoffice/api-client";
import { REQUEST_STATUS } from "#entities/bonus/request-status.ts";
import { Amount } from "#entities/money/amount.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { useListed } from "#kit/records/use-listed.ts";
import { lacking, useSession } from "#kit/session/session.ts";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { RequestDecision } from "./request-decision.tsx";
import { RequestFacts } from "./request-facts.tsx";

type Request = components["schemas"]["BonusFormRequest"];

/** A player's bonus request, with the decision on it (content §2, §4). */
export const BonusRequestDetailsDrawer = ({
  params: { request: requestId },
  close,
}: DrawerPanelProps<"bonus-request-details">) => {
  const panels = usePanels();
  const session = useSession();
  return (
    <RecordPanel
      noun="bonus request"
      read={showBonusFormRequest}
      input={requestId && { body: { requestId } }}
      inputOf={(id) => ({ body: { requestId: id } })}
      placeholder={useListed<Request>(listBonusFormRequests, (row) => row.requestId === requestId)}
      close={close}
      head={(request) => ({
        name: request.bonusTitle,
        subtitle: `Player ${request.playerCode}`,
        status: <StatusBadge status={request.status} of={REQUEST_STATUS} />,
        figures: [
          {
            label: request.status === "APPROVED" ? "Granted" : "Default amount",
            value: <Amount value={request.amountInUSD} currency="USD" />,
          },
        ],
      })}
      decides={({ status }) => status === "PENDING"}
      actions={({ playerId, playerCode, opId, currency }) => [
        {
          label: "Change balance…",
          reason: lacking(session, topUpWallet.operation.permission),
          onClick: () => panels.open("balance-change", { player: { playerId, playerCode, opId }, currency }),
        },
      ]}
    >
      {(request) => (
        <>
          <RequestFacts request={request} />
          <RequestDecision request={request} />
        </>
      )}
    </RecordPanel>
  );
};
