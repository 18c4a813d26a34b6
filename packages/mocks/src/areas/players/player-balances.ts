import type { components, Data } from "@backoffice/api-client/contract";
import { inUSD } from "../../db/money/amount.ts";
import type { Db } from "../../db/db.ts";
import { sumOf } from "../../db/money/amounts.ts";
import { walletFields } from "../wallet/wallet-fields.ts";
import { playerIdentity } from "./player-identity.ts";
import type { Call, Operations } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import type { PlayerRow } from "./player-row.ts";

type Row = components["schemas"]["PlayerBalance"];

/** A player's balances, one row per currency, in US dollars at today's rates. */
const walletsOf = ({ transactions }: Db, player: PlayerRow): Row[] => {
  const { activeCurrency, wallet, bonusWallet } = walletFields(transactions.wallets, player.playerId);
  return Object.entries(wallet.byCurrency).map(([currency, { balance }]) => ({
    ...playerIdentity(player),
    currency,
    balance,
    balanceInUSD: inUSD(balance, currency),
    bonusBalanceInUSD: bonusWallet.balanceInUsd,
    isActive: currency === activeCurrency,
  }));
};

/** One page of player balances, with the total of all pages. */
export const balancesOf = ({
  db,
  account,
  input: { body },
}: Call<Operations["listPlayerBalances"]>): Data<Operations["listPlayerBalances"]> => {
  const { minBalanceInUSD = -Infinity, maxBalanceInUSD = Infinity } = body;
  const rows = [...db.players.values()].flatMap((player) => walletsOf(db, player));
  const every = { page: 1, itemsPerPage: Math.max(1, rows.length) };
  const found = list({ db, account, input: { body: { ...body, ...every } } }, rows, {
    opIdOf: (row) => row.opId,
    equal: ["currency", "isTest", "playerCode"],
    keep: (row) => row.balanceInUSD >= minBalanceInUSD && row.balanceInUSD <= maxBalanceInUSD,
    search: (row) => [row.playerCode, row.playerId, row.username, db.players.get(row.playerId)?.email],
  });
  const start = (body.page - 1) * body.itemsPerPage;
  const items = found.items.slice(start, start + body.itemsPerPage);
  return {
    items,
    count: found.count,
    remaining: Math.max(0, found.count - start - items.length),
    totals: { balanceInUSD: sumOf(found.items.map((it) => it.balanceInUSD)) },
  };
};
