import type { components } from "@backoffice/api-client";
import type { RecordTab } from "#kit/records/record-tabs.tsx";
import { ActivityOfPlayer } from "./activity-of-player.tsx";
import { BetsOfPlayer } from "./bets-of-player.tsx";
import { BonusesOfPlayer } from "./bonuses-of-player.tsx";
import { DocumentsOfPlayer } from "./documents-of-player.tsx";
import { TicketsOfPlayer } from "./tickets-of-player.tsx";
import { TransactionsOfPlayer } from "./transactions-of-player.tsx";

/** The lists of a player that its page and its drawer have as tabs, in their order; by permission (shell §6). */
export const playerTabs = ({ playerCode, playerId }: components["schemas"]["Player"]) => {
  const of = { playerCode };
  return {
    transactions: {
      id: "transactions",
      label: "Transactions",
      permission: "view_transactions",
      content: <TransactionsOfPlayer {...of} />,
    },
    bets: { id: "bets", label: "Bets", permission: "view_bets", content: <BetsOfPlayer {...of} /> },
    bonuses: { id: "bonuses", label: "Bonuses", content: <BonusesOfPlayer {...of} /> },
    kyc: { id: "kyc", label: "KYC", permission: "view_documents", content: <DocumentsOfPlayer {...of} /> },
    tickets: {
      id: "tickets",
      label: "Tickets",
      permission: "view_tickets",
      content: <TicketsOfPlayer playerId={playerId} />,
    },
    activity: {
      id: "activity",
      label: "History",
      permission: "view_player_activities",
      content: <ActivityOfPlayer {...of} />,
    },
  } satisfies Record<string, RecordTab>;
};
