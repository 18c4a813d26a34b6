import { listBonusClaims, listBonusTransactions, type components } from "@backoffice/api-client";
import { Card, useLocale, useNow } from "@backoffice/ui";
import { useMemo } from "react";
import { historyTab } from "#entities/activity/history-tab.tsx";
import { BONUS_STATUS, BONUS_TYPES } from "#entities/bonus/bonus-words.ts";
import { Amount } from "#entities/money/amount.tsx";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import { EndedAlert } from "#entities/time/ended-alert.tsx";
import { ListInPanel } from "#kit/list/list-in-panel.tsx";
import { rowsOf } from "#kit/list/rows/row-source.ts";
import { scheduleFigure } from "#entities/time/schedule-figure.ts";
import { formatNumber } from "#kit/numbers/format-number.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { Figures } from "#kit/records/figures.tsx";
import { jsonTab } from "#kit/records/json-tab.tsx";
import { RecordHeader } from "#kit/records/record-header.tsx";
import { RecordActions } from "#kit/records/record-actions.tsx";
import { RecordTabs } from "#kit/records/record-tabs.tsx";
import { lacking, useSession } from "#kit/session/session.ts";
import { withCurrentValue } from "#kit/words/with-current-value.ts";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { claimColumns } from "../activity/claims.columns.tsx";
import { movementColumns } from "../activity/movements.columns.tsx";
import { bonusActions } from "../list/bonuses.actions.ts";
import { TermsFacts } from "./terms-facts.tsx";

type Bonus = components["schemas"]["Bonus"];

const Claims = ({ bonusId }: { bonusId: string }) => (
  <ListInPanel
    label="Claims"
    source={useMemo(() => rowsOf(listBonusClaims, "claimId", { bonusId }), [bonusId])}
    columns={claimColumns}
    defaultSort={{ id: "claimedAt", desc: true }}
    empty="No claims yet."
  />
);

const Movements = ({ bonusId }: { bonusId: string }) => (
  <ListInPanel
    label="Transactions"
    source={useMemo(() => rowsOf(listBonusTransactions, "txId", { bonusId }), [bonusId])}
    columns={movementColumns}
    defaultSort={{ id: "createdAt", desc: true }}
    empty="No transactions yet."
  />
);

/** A bonus on its page: status, actions, figures, terms, claims and transactions. */
export const BonusRecord = ({ bonus }: { bonus: Bonus }) => {
  const panels = usePanels();
  const session = useSession();
  const titleOf = useTitleOf();
  const { locale, timeZone } = useLocale();
  const now = useNow(false);
  const actions = useMemo(() => bonusActions(panels, session), [panels, session]);
  const { bonusId, uniqeId, title, opId, status, type, claimsCount } = bonus;
  const kind = withCurrentValue([...BONUS_TYPES], type).find(({ value }) => value === type);
  return (
    <>
      <RecordHeader
        code={uniqeId}
        status={<StatusBadge status={status} of={BONUS_STATUS} />}
        metadata={titleOf(opId)}
        actions={<RecordActions record={bonus} actions={actions} />}
      >
        {title}
      </RecordHeader>
      <EndedAlert
        endTime={bonus.endTime}
        isActive={status === "ACTIVE"}
        action={{
          label: "Deactivate…",
          onClick: () => panels.open("bonus-edit", { bonus: bonusId }),
          reason: lacking(session, "edit_bonuses"),
        }}
      >
        Players can no longer claim it.
      </EndedAlert>
      <Card className="p-5">
        <Figures
          figures={[
            { label: "Amount", value: <Amount value={bonus.bonusAmountInUSD} currency="USD" /> },
            { label: "Claims", value: formatNumber(claimsCount, locale) },
            scheduleFigure(bonus.startTime, bonus.endTime, now, timeZone),
          ]}
        />
        <RecordTabs
          tabs={[
            {
              id: "details",
              label: "Details",
              content: <TermsFacts withoutAmount row={bonus} kind={{ label: "Trigger", value: kind?.label }} />,
            },
            { id: "claims", label: "Claims", count: claimsCount, content: <Claims bonusId={bonusId} /> },
            { id: "transactions", label: "Transactions", content: <Movements bonusId={bonusId} /> },
            historyTab({ type: "BONUS", noun: "bonus", opId, names: [title, bonusId, uniqeId] }),
            ...jsonTab(bonus, session, {}),
          ]}
        />
      </Card>
    </>
  );
};
