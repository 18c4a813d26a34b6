import type { components, listBets } from "@backoffice/api-client";
import { booleanCell, dateCell, idCell, playerCell, statusCell, textCell } from "@backoffice/ui/table";
import { BET_STATUS } from "#entities/bet/bet-status.ts";
import { winOf } from "#entities/bet/win-of.ts";
import { amountCell } from "#entities/money/amount-cell.tsx";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import { choiceCell } from "#kit/words/choice-cell.ts";
import { numberCell } from "#kit/numbers/number-cell.tsx";
import { refCell } from "#kit/references/ref-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";

type Bet = components["schemas"]["Bet"];

/** Columns of the bet lists. */
export const betColumns: ColumnsOf<typeof listBets> = [
  {
    id: "betId",
    header: "Bet ID",
    ...refCell<Bet>(
      "bet",
      ({ betId }) => betId,
      idCell(({ betId }) => betId, { keep: 12 }),
    ),
    hideable: false,
    sticky: "start",
    width: 130,
  },
  {
    id: "playerCode",
    header: "Player",
    ...refCell<Bet>(
      "player",
      ({ player }) => player.playerCode,
      playerCell(({ player }) => ({ name: player.username ?? player.playerCode, id: player.playerCode })),
    ),
    sortable: true,
    width: 180,
  },
  {
    id: "status",
    header: "Status",
    ...statusCell<Bet, Bet["status"]>(({ status }) => status, BET_STATUS),
    text: ({ status }) => status,
    sortable: true,
    width: 110,
  },
  {
    id: "title",
    header: "Game or event",
    ...refCell<Bet>(
      "game",
      ({ gameId }) => gameId,
      textCell(({ title }) => title),
    ),
    width: 220,
  },
  {
    id: "betAmountInUSD",
    header: "Stake",
    help: "Shown in the currency of the bet and sorted by the value in USD.",
    ...amountCell<Bet>((bet) => ({ value: bet.betAmount, currency: bet.currency })),
    sortable: true,
    priority: 1,
    width: 130,
  },
  {
    id: "winAmountInUSD",
    header: "Payout",
    help: "Shown in the currency of the bet and sorted by the value in USD.",
    ...amountCell<Bet>((bet) => ({ value: winOf(bet).own, currency: bet.currency })),
    sortable: true,
    width: 130,
  },
  { id: "createdAt", header: "Placed", ...dateCell<Bet>((bet) => bet.createdAt), sortable: true, width: 190 },
  {
    id: "betType",
    header: "Type",
    ...choiceCell<Bet>(({ betType }) => betType),
    sortable: true,
    width: 90,
  },
  {
    id: "odds",
    header: "Odds",
    ...numberCell<Bet>(({ odds }) => odds),
    sortable: true,
    width: 90,
  },
  { id: "settledAt", header: "Settled", ...dateCell<Bet>((bet) => bet.settledAt), sortable: true, width: 190 },
  {
    id: "opId",
    header: "Operator",
    ...operatorCell<Bet>(({ opId }) => opId),
    width: 150,
  },
  {
    id: "stakeInUSD",
    header: "Stake in USD",
    ...amountCell<Bet>((bet) => ({ value: bet.betAmountInUSD, currency: "USD" }), { bare: true }),
    width: 140,
    defaultHidden: true,
  },
  {
    id: "payoutInUSD",
    header: "Payout in USD",
    ...amountCell<Bet>((bet) => ({ value: winOf(bet).inUSD, currency: "USD" }), { bare: true }),
    width: 140,
    defaultHidden: true,
  },
  {
    id: "betMode",
    header: "Mode",
    ...choiceCell<Bet>(({ betMode }) => betMode),
    width: 100,
    defaultHidden: true,
  },
  { id: "settledBy", header: "Settled by", ...textCell<Bet>((bet) => bet.settledBy), width: 120, defaultHidden: true },
  { id: "currency", header: "Currency", ...textCell<Bet>(({ currency }) => currency), width: 90, defaultHidden: true },
  { id: "provider", header: "Provider", ...textCell<Bet>(({ provider }) => provider), width: 140, defaultHidden: true },
  { id: "event", header: "Event", ...textCell<Bet>(({ event }) => event), width: 220, defaultHidden: true },
  {
    id: "tournament",
    header: "Tournament",
    ...textCell<Bet>(({ tournament }) => tournament),
    width: 180,
    defaultHidden: true,
  },
  {
    id: "discipline",
    header: "Discipline",
    ...textCell<Bet>(({ discipline }) => discipline),
    width: 130,
    defaultHidden: true,
  },
  {
    id: "isTest",
    header: "Test player",
    ...booleanCell<Bet>(({ player }) => player.isTest),
    width: 110,
    defaultHidden: true,
  },
];
