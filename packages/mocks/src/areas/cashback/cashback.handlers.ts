import { cashbackSettingsOf, cashbackSummary } from "./cashback-summary.ts";
import { claimCashback } from "./claim-cashback.ts";
import { claimedBonuses } from "../bonus/claimed-bonuses.ts";
import { logPlayer } from "../players/log-player.ts";
import { playerNamed } from "../players/own-player.ts";
import { calculatedCashback } from "./calculated-cashback.ts";
import { walletOf } from "../wallet/wallet-of.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { Refusal } from "../../request/refusal.ts";
import { scopeOf } from "../../session/visible.ts";

export const cashback = {
  showCashbackSummary: ({ db, account, clock, input: { body } }) => {
    const player = playerNamed(db, account, body);
    return cashbackSummary(db, player, clock.now());
  },

  showBonusSummary: ({ db, account, input: { body } }) => {
    const player = playerNamed(db, account, body);
    return {
      bonusWalletBalanceInUSD: walletOf(db.transactions.wallets, player.playerId).bonus,
      totalClaimedBonusesInUSD: claimedBonuses(db, player.playerCode),
    };
  },

  claimCashback: (call) => {
    const player = playerNamed(call.db, call.account, call.input.body);
    return claimCashback(call, player);
  },

  showCashbackSettings: ({ db, account, input: { body } }) => {
    const { opId, playerCode } = body;
    scopeOf(db, account, opId);
    if (playerCode !== undefined) {
      playerNamed(db, account, { opId, playerCode });
    }
    const isOverridden = playerCode !== undefined && db.cashback.overrides.has(playerCode);
    return { isOverridden, ...cashbackSettingsOf(db, opId, playerCode) };
  },

  overrideCashbackSettings: ({ db, account, clock, input: { body } }) => {
    const player = playerNamed(db, account, body);
    const { minWithdrawAmountInUSD, autoApproval, settings, settingsToOverride } = body;
    const descending = settings.findIndex(
      (it, index) => index > 0 && it.lostAmountInUSD <= settings[index - 1]!.lostAmountInUSD,
    );
    if (descending > 0)
      throw Refusal.ofFields({
        [`settings.${descending}.lostAmountInUSD`]: `The loss of row ${descending + 1} must be above the previous row.`,
      });
    const outside = settingsToOverride.findIndex((it) => it >= settings.length);
    if (outside >= 0) throw Refusal.ofFields({ [`settingsToOverride.${outside}`]: "This row does not exist." });
    const before = cashbackSettingsOf(db, player.opId, player.playerCode);
    const after = { minWithdrawAmountInUSD, autoApproval, settings };
    db.cashback.overrides.set(player.playerCode, after);
    logPlayer({ db, account, clock }, player, {
      what: "Changed the cashback settings of",
      subtype: "PLAYER_CASHBACK_OVERRIDDEN",
      before,
      after,
    });
    return null;
  },

  restoreCashbackSettings: ({ db, account, clock, input: { body } }) => {
    const player = playerNamed(db, account, body);
    const before = cashbackSettingsOf(db, player.opId, player.playerCode);
    if (!db.cashback.overrides.delete(player.playerCode))
      throw new Refusal(400, "The operator's settings already apply to this player.");
    logPlayer({ db, account, clock }, player, {
      what: "Restored the operator's cashback settings for",
      subtype: "PLAYER_CASHBACK_RESTORED",
      before,
      after: cashbackSettingsOf(db, player.opId, player.playerCode),
    });
    return null;
  },

  calculateCashback: ({ input: { body } }) => calculatedCashback(body),
} satisfies AreaHandlers;
