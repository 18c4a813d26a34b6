import type { components } from "@backoffice/api-client";
import { dateCell, textCell } from "@backoffice/ui/table";
import { QUEUE_TARGETS } from "#entities/transaction/queue-targets.ts";
import { hidden, transactionColumns } from "#entities/transaction/transaction-columns.tsx";
import { waitingColumn } from "#entities/transaction/waiting-column.ts";
import type { ListColumn } from "#kit/list/list-column.ts";
import { destinationWords } from "#entities/transaction/withdrawal/decide/decision-words.tsx";

type Schemas = components["schemas"];
type Withdrawal = Schemas["Withdrawal"];

const shared = transactionColumns<Withdrawal>();
const amount = {
  ...shared.to,
  header: "Amount",
  help: "Amount paid to the player, in the payout currency.",
};
const destination = {
  id: "destination",
  header: "Destination",
  help: "Holder of the account, card or wallet that receives the money.",
  ...textCell<Withdrawal>((row) => destinationWords(row.destination)),
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

/** Columns of withdrawals: player, amount, amount in USD, status, time, destination and provider. */
const columns = (
  since: ListColumn<Withdrawal, Schemas["TransactionSort"]>,
): readonly ListColumn<Withdrawal, Schemas["TransactionSort"]>[] => [
  shared.txId,
  shared.player,
  amount,
  shared.inUSD,
  shared.status,
  since,
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

export const withdrawalColumns = columns(created);
export const pendingWithdrawalColumns = columns(waitingColumn(QUEUE_TARGETS.withdraw));
