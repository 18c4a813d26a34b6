import type { components } from "@backoffice/api-client";
import { dateCell, textCell } from "@backoffice/ui/table";
import { QUEUE_TARGETS } from "#kit/queue/queue-targets.ts";
import { hidden, leading, transactionColumns } from "#entities/transaction/transaction-columns.tsx";
import { waitingColumn } from "#entities/transaction/waiting-column.tsx";
import type { ListColumn } from "#kit/list/list-column.ts";
import { withdrawalChecksColumn } from "#entities/transaction/withdrawal/checks/withdrawal-checks-column.tsx";
import { choiceWords } from "#kit/words/choice-words.ts";
import { destinationWords } from "#entities/transaction/withdrawal/decide/decision-words.tsx";

type Schemas = components["schemas"];
type Withdrawal = Schemas["Withdrawal"];

const shared = transactionColumns<Withdrawal>();
const amount = {
  ...shared.to,
  header: "Amount",
  help: "Amount paid to the player, in the payout currency.",
  width: 112,
  // The last to give way beside a record.
  priority: 3,
};
const inUSD = { ...shared.inUSD, width: 92 };
const destination = {
  id: "destination",
  header: "Destination",
  help: "Account, card or wallet that receives the money.",
  ...textCell<Withdrawal>((row) => destinationWords(row.destination)),
  // The last four digits stay whole in a narrow column.
  cell: ({ destination: { bankName, kind, number } }: Withdrawal) => (
    <span className="flex min-w-0 gap-1">
      <bdi className="min-w-0 truncate">{bankName ?? choiceWords(kind)}</bdi>
      <bdi className="shrink-0 text-ink-muted">…{number.slice(-4)}</bdi>
    </span>
  ),
  width: 220,
} as const;
const provider = { ...shared.gateway, header: "Provider" };
const created = { ...shared.created, header: "Requested" };
const sent = {
  id: "sentAt",
  header: "Sent to provider",
  ...dateCell<Withdrawal>(({ sentAt }) => sentAt),
  width: 190,
} as const;
const note = {
  id: "note",
  header: "Note for the player",
  ...textCell<Withdrawal>(({ noteForThePlayer }) => noteForThePlayer),
  width: 260,
} as const;
const left = {
  ...shared.from,
  header: "From the wallet",
  help: "Amount deducted from the player's wallet at the time of the request.",
};

type WithdrawalColumn = ListColumn<Withdrawal, Schemas["TransactionSort"]>;

/** Columns of withdrawals after the `first`: amount, amount in USD, status, time, destination and provider. */
const columns = (
  first: readonly WithdrawalColumn[],
  since: WithdrawalColumn,
  afterSince: readonly WithdrawalColumn[] = [],
): readonly WithdrawalColumn[] => [
  ...first,
  amount,
  inUSD,
  shared.status,
  since,
  ...afterSince,
  destination,
  provider,
  shared.operator,
  hidden(left),
  hidden(shared.before),
  hidden(shared.after),
  hidden(shared.confirmed),
  hidden(shared.confirmedBy),
  hidden(sent),
  hidden(note),
];

export const withdrawalColumns = columns([shared.txId, shared.player], created);
/** Staff decide by player, amount and checks; the id is in the record. */
export const pendingWithdrawalColumns = [
  ...columns([leading(shared.player)], waitingColumn(QUEUE_TARGETS.withdraw), [withdrawalChecksColumn]),
  hidden(shared.txId),
];
