import { checkPassword } from "../staff/change-password.ts";
import { exportHighDepositors } from "./export-high-depositors.ts";
import { logPlayer } from "./log-player.ts";
import { playerNamed } from "./own-player.ts";
import { ltvOf } from "./player-ltv.ts";
import { reviewUsername } from "./review-username.ts";
import type { Clock } from "../../db/times/clock.ts";
import type { Db } from "../../db/db.ts";
import { playerStats } from "./player-stats.ts";
import { playerViews } from "./player-view.ts";
import { walletFields } from "../wallet/wallet-fields.ts";
import { walletOf } from "../wallet/wallet-of.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { findPlayers } from "./find-players.ts";
import { balancesOf } from "./player-balances.ts";
import { playerFilter, playerTexts } from "./player-filter.ts";
import { existing, Refusal } from "../../request/refusal.ts";
import { scopeOf, visibleRow } from "../../session/visible.ts";
import type { PlayerRow } from "./player-row.ts";

/** Players that a search answers at most. */
const FOUND = 50;

const playerSorts = (db: Db) => {
  const { wallets } = db.transactions;
  const statsOf = playerStats(db);
  return {
    createdAt: (row: PlayerRow) => row.createdAt,
    updatedAt: (row: PlayerRow) => row.updatedAt,
    playerCode: (row: PlayerRow) => row.playerCode,
    username: (row: PlayerRow) => row.username?.toLowerCase() ?? null,
    opTitle: (row: PlayerRow) => row.opTitle.toLowerCase(),
    balanceInUSD: (row: PlayerRow) => walletFields(wallets, row.playerId).wallet.inUSD.balance,
    bonusBalanceInUSD: (row: PlayerRow) => walletOf(wallets, row.playerId).bonus,
    totalBetCount: (row: PlayerRow) => statsOf(row.playerId).totalBetCount,
    totalDepositCount: (row: PlayerRow) => statsOf(row.playerId).totalDepositCount,
    totalWithdrawCount: (row: PlayerRow) => statsOf(row.playerId).totalWithdrawCount,
  };
};

const change = (db: Db, clock: Clock, player: PlayerRow, changes: Partial<PlayerRow>): null => {
  db.players.set(player.playerId, { ...player, ...changes, updatedAt: new Date(clock.now()).toISOString() });
  return null;
};

/** Number of pending username requests of these operators. */
export const waitingUsernames = ({ playerRecords }: Db, scope: ReadonlySet<string>): number =>
  [...playerRecords.usernames.values()].filter((it) => it.status === "PENDING" && scope.has(it.opId)).length;

export const players = {
  getPlayer: ({ db, account, input: { body } }) => {
    const player =
      "playerId" in body
        ? db.players.get(body.playerId)
        : [...db.players.values()].find((it) => it.playerCode === body.playerCode);
    const row = existing(visibleRow(db, account, player), "This player does not exist.");
    return playerViews(db)(row);
  },

  searchPlayers: ({ db, account, input: { body } }) => {
    const scope = scopeOf(db, account, body.opId, body.includeBrands);
    const search = body.search.trim().toLowerCase();
    if (search.length < 2) throw Refusal.ofFields({ search: "Type at least two characters." });
    return findPlayers(db.players, search, (it) => scope.has(it.opId))
      .slice(0, FOUND)
      .map(playerViews(db));
  },

  listPlayers: ({ db, account, input: { body } }) => {
    const paged = { db, account, input: { body: { ...body, itemsPerPage: body.limit } } };
    const found = list(paged, db.players.values(), {
      opIdOf: (row) => row.opId,
      keep: playerFilter(db, body),
      search: playerTexts,
      sorts: playerSorts(db),
    });
    const shown = found.items.map(playerViews(db));
    return { players: shown, count: found.count, remaining: found.remaining };
  },

  listPlayerBalances: (call) => balancesOf(call),

  changePlayerPassword: ({ db, account, clock, input: { body } }) => {
    const player = playerNamed(db, account, body);
    checkPassword(body.newPassword, body.passwordConfirm);
    logPlayer({ db, account, clock }, player, { subtype: "PLAYER_PASSWORD_CHANGED", what: "Gave a new password to" });
    return change(db, clock, player, {});
  },

  resetPlayerTwoFactor: ({ db, account, clock, input: { body } }) => {
    const player = playerNamed(db, account, body);
    if (!player.is2FAEnabled) throw new Refusal(400, "This player does not use two-factor authentication.");
    logPlayer({ db, account, clock }, player, {
      subtype: "PLAYER_2FA_RESET",
      what: "Reset the two-factor sign-in of",
      before: { is2FAEnabled: true },
      after: { is2FAEnabled: false },
    });
    return change(db, clock, player, { is2FAEnabled: false });
  },

  deletePlayer: ({ db, account, clock, input: { query } }) => {
    const player = playerNamed(db, account, query);
    if ((query.playerUsername || null) !== player.username)
      throw Refusal.ofFields({ playerUsername: "This is the username of another player." });
    if (player.isDeleted) throw new Refusal(400, "This player has already been deleted.");
    logPlayer({ db, account, clock }, player, {
      subtype: "PLAYER_DELETED",
      what: "Deleted",
      before: { isDeleted: false, isBlocked: player.isBlocked },
      after: { isDeleted: true, isBlocked: true },
    });
    return change(db, clock, player, { isDeleted: true, isBlocked: true });
  },

  exportHighDepositors: (call) => exportHighDepositors(call, call.input.body),

  reviewUsername: (call) => reviewUsername(call, call.input.body),

  listUsernameRequests: (call) =>
    list(call, call.db.playerRecords.usernames.values(), {
      opIdOf: (row) => row.opId,
      equal: ["status", "isTest", "playerCode"],
      moment: (row) => row.requestedAt,
      search: (row) => [row.playerCode, row.username, row.originalUsername],
    }),

  listPlayerBonuses: (call) => {
    const { playerCode } = call.input.body;
    return list(call, call.db.playerRecords.bonuses.values(), {
      opIdOf: (row) => row.opId,
      moment: (row) => row.createdAt,
      keep: (row) => row.playerCode === playerCode,
      search: (row) => [row.title, row.bonusId],
    });
  },

  showPlayerBonus: ({ db, account, input: { body } }) =>
    existing(visibleRow(db, account, db.playerRecords.bonuses.get(body.uniqeId)), "This bonus does not exist."),

  calculatePlayerLtv: ({ db, account, input: { body } }) => {
    const player = playerNamed(db, account, body);
    return ltvOf(db, player, body.params);
  },
} satisfies AreaHandlers;
