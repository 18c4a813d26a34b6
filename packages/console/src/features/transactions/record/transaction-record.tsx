import type { components } from "@backoffice/api-client";
import { Card } from "@backoffice/ui";
import { useMemo } from "react";
import { RecordHistory } from "#entities/activity/record-history.tsx";
import { Amount } from "#entities/money/amount.tsx";
import { PlayerLink } from "#entities/player/player-link.tsx";
import { BalanceChange } from "#entities/transaction/balance-change.tsx";
import { transactionActions } from "#entities/transaction/transaction-actions.ts";
import { TransactionFacts } from "#entities/transaction/transaction-facts.tsx";
import { detailsTitle } from "#entities/transaction/transaction-kind.ts";
import { TransactionStatusBadge } from "#entities/transaction/transaction-status-badge.tsx";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { Figures } from "#kit/records/figures.tsx";
import { jsonTab } from "#kit/records/json-tab.tsx";
import { RecordHeader } from "#kit/records/record-header.tsx";
import { RecordActions } from "#kit/records/record-actions.tsx";
import { RecordTabs } from "#kit/records/record-tabs.tsx";
import { useSession } from "#kit/session/session.ts";
import { OfPlayer } from "./of-player.tsx";

type TransactionRecordProps = { tx: components["schemas"]["Transaction"] };

/** A transaction on its page: status, figures, actions, facts, history. */
export const TransactionRecord = ({ tx }: TransactionRecordProps) => {
  const panels = usePanels();
  const session = useSession();
  const actions = useMemo(() => transactionActions(panels, session), [panels, session]);
  return (
    <>
      <RecordHeader
        status={<TransactionStatusBadge {...tx} />}
        metadata={<PlayerLink {...tx.player} username={tx.player.nickName} />}
        actions={<RecordActions record={tx} actions={actions} />}
      >
        {detailsTitle(tx)}
      </RecordHeader>
      <Figures
        figures={[
          { label: "Amount", value: <Amount value={tx.toAmount} currency={tx.toCurrency} /> },
          { label: "In USD", value: <Amount value={tx.toAmountInUSD} currency="USD" /> },
          { label: "Balance", value: <BalanceChange tx={tx} /> },
        ]}
      />
      <Card className="p-5">
        <RecordTabs
          tabs={[
            { id: "details", label: "Details", content: <TransactionFacts tx={tx} level={3} /> },
            {
              id: "history",
              label: "History",
              permission: "view_transaction_activities",
              content: <RecordHistory log="transactions" noun="transaction" names={[tx.txId]} />,
            },
            { id: "player", label: "Player's transactions", content: <OfPlayer player={tx.player} /> },
            ...jsonTab(tx, session, {}),
          ]}
        />
      </Card>
    </>
  );
};
