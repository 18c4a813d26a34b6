import type { components } from "@backoffice/api-client/contract";
import { sumOf } from "../../db/money/amounts.ts";
import { confirmedOf } from "../reports/money-facts.ts";
import type { PlayerRow } from "./player-row.ts";
import type { MoneyFact } from "../reports/reports-tables.ts";

type Schemas = components["schemas"];

const WEIGHTS: Record<Schemas["RiskReason"], number> = {
  WITHDRAWS_MORE_THAN_DEPOSITS: 35,
  MANY_REJECTED: 25,
  BONUS_HEAVY: 20,
  NOT_VERIFIED: 10,
  BLOCKED: 10,
};

const levelOf = (score: number): Schemas["RiskLevel"] => {
  if (score >= 60) return "HIGH";
  return score >= 35 ? "MEDIUM" : "LOW";
};

const usd = (facts: readonly MoneyFact[]) => sumOf(facts.map((it) => it.amountInUSD));

/** The risk of a player, from payments. */
export const riskOf = (player: PlayerRow, money: readonly MoneyFact[]) => {
  const depositInUSD = usd(confirmedOf(money, "DEPOSIT"));
  const withdrawInUSD = usd(confirmedOf(money, "WITHDRAW"));
  const bonusInUSD = usd(confirmedOf(money, "BONUS"));
  const rejected = money.filter((it) => it.status === "REJECTED").length;
  const found: Record<Schemas["RiskReason"], boolean> = {
    WITHDRAWS_MORE_THAN_DEPOSITS: withdrawInUSD > 2 * depositInUSD && withdrawInUSD > 200,
    MANY_REJECTED: rejected >= 2,
    BONUS_HEAVY: bonusInUSD > depositInUSD && bonusInUSD > 50,
    // These two reasons count only in addition to one of those above.
    NOT_VERIFIED: false,
    BLOCKED: false,
  };
  if (Object.values(found).includes(true)) {
    found.NOT_VERIFIED = !player.isVerified;
    found.BLOCKED = player.isBlocked;
  }
  const reasons = (Object.keys(found) as Schemas["RiskReason"][]).filter((it) => found[it]);
  const riskScore = reasons.reduce((sum, it) => sum + WEIGHTS[it], 0);
  const last = money.reduce<number | null>((at, it) => (at === null || it.at > at ? it.at : at), null);
  return {
    playerId: player.playerId,
    playerCode: player.playerCode,
    opId: player.opId,
    opTitle: player.opTitle,
    isVerified: player.isVerified,
    riskScore,
    riskLevel: levelOf(riskScore),
    reasons,
    depositInUSD,
    withdrawInUSD,
    bonusInUSD,
    lastTransactionAt: last === null ? null : new Date(last).toISOString(),
  };
};
