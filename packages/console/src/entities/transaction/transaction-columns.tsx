import type { components } from "@backoffice/api-client";
import { dateCell, flagsCell, idCell, statusCell, textCell } from "@backoffice/ui/table";
import { amountCell } from "#entities/money/amount-cell.tsx";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import { playerLinkCell } from "#entities/player/player-link-cell.tsx";
import type { ListColumn } from "#kit/list/list-column.ts";
import { refCell } from "#kit/references/ref-cell.tsx";
import { choiceCell } from "#kit/words/choice-cell.ts";
import { kindWords } from "./transaction-kind.ts";
import { TRANSACTION_STATUS } from "./transaction-status.ts";

type Schemas = components["schemas"];
type Transaction = Schemas["Transaction"];

const FLAGS = {
  FTD: { label: "FTD", tone: "note", hint: "The player's first deposit" },
  DELETED: { label: "Deleted", tone: "stop", hint: "Deleted by staff" },
} as const;

/** Columns shared by the transaction lists; each list picks and orders its own. */
export const transactionColumns = <Row extends Transaction>() =>
  ({
    txId: {
      id: "txId",
      header: "Transaction",
      ...refCell<Row>(
        "transaction",
        ({ txId }) => txId,
        idCell(({ txId }) => txId, { keep: 6 }),
      ),
      hideable: false,
      sticky: "start",
      width: 130,
    },
    player: {
      id: "playerCode",
      header: "Player",
      ...playerLinkCell<Row>(({ player }) => ({ ...player, username: player.nickName })),
      sortable: true,
      width: 190,
    },
    operator: {
      id: "opTitle",
      header: "Operator",
      ...operatorCell<Row>(({ opId }) => opId),
      sortable: true,
      width: 150,
    },
    type: {
      id: "transactionType",
      header: "Type",
      ...textCell<Row>(kindWords),
      summary: "type",
      sortable: true,
      // Shows the subtype, which varies on pages of one type.
      defaultHidden: false,
      width: 145,
    },
    status: {
      id: "status",
      header: "Status",
      ...statusCell<Row, Schemas["TransactionStatus"]>(({ status }) => status, TRANSACTION_STATUS),
      sortable: true,
      // State and amount stay while ids, types, wallets and operators give way.
      priority: 1,
      width: 125,
    },
    from: {
      id: "fromAmount",
      header: "From",
      help: "Source amount in its original currency.",
      ...amountCell<Row>((tx) => ({ value: tx.fromAmount, currency: tx.fromCurrency })),
      sortable: true,
      width: 140,
    },
    to: {
      id: "toAmount",
      header: "To",
      help: "Received amount in its original currency.",
      ...amountCell<Row>((tx) => ({ value: tx.toAmount, currency: tx.toCurrency })),
      priority: 1,
      width: 140,
    },
    inUSD: {
      id: "toAmountInUSD",
      header: "In USD",
      help: "At the exchange rate of that time.",
      ...amountCell<Row>((tx) => ({ value: tx.toAmountInUSD, currency: "USD" }), { bare: true }),
      sortable: true,
      width: 120,
    },
    gateway: {
      id: "gateway",
      header: "Gateway",
      ...textCell<Row>(({ gateway }) => gateway),
      sortable: true,
      width: 110,
    },
    created: {
      id: "createdAt",
      header: "Created",
      ...dateCell<Row>(({ createdAt }) => createdAt),
      sortable: true,
      width: 175,
    },
    confirmed: {
      id: "confirmedAt",
      header: "Confirmed",
      ...dateCell<Row>(({ confirmedAt }) => confirmedAt),
      sortable: true,
      width: 175,
    },
    confirmedBy: {
      id: "confirmedBy",
      header: "Confirmed by",
      ...textCell<Row>(({ confirmedBy }) => confirmedBy),
      width: 130,
    },
    flags: {
      id: "flags",
      header: "Marks",
      help: "FTD: first-time deposit. Deleted: deleted by staff.",
      ...flagsCell<Row, keyof typeof FLAGS>(
        ({ isFTD, isDeleted }) => [...(isFTD ? (["FTD"] as const) : []), ...(isDeleted ? (["DELETED"] as const) : [])],
        FLAGS,
      ),
      width: 130,
    },
    wallet: {
      id: "walletType",
      header: "Wallet",
      ...choiceCell<Row>(({ walletType }) => walletType),
      width: 90,
    },
    before: {
      id: "balanceBefore",
      header: "Balance before",
      ...amountCell<Row>((tx) => ({ value: tx.balanceBefore, currency: tx.balanceCurrency })),
      width: 140,
    },
    after: {
      id: "balanceAfter",
      header: "Balance after",
      ...amountCell<Row>((tx) => ({ value: tx.balanceAfter, currency: tx.balanceCurrency })),
      width: 140,
    },
  }) satisfies Readonly<Record<string, ListColumn<Row, Schemas["TransactionSort"]>>>;

/** Hides a column until the user turns it on, also one that other lists always show first. */
export const hidden = <Column extends object>(column: Column) => ({
  ...column,
  defaultHidden: true as const,
  hideable: true,
  sticky: undefined,
});

/** Keeps a column at the start of each row, where staff look for the record. */
export const leading = <Column extends object>(column: Column) => ({
  ...column,
  hideable: false,
  sticky: "start" as const,
});
