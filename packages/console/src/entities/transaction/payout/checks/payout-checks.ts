import { accountCheck, KYC_CHECK, RISK_CHECK, type PlayerReads } from "#entities/player/checks/player-checks.ts";
import type { CheckRule } from "#kit/checks/check-rule.ts";

export const PAYOUT_CHECKS: readonly CheckRule<PlayerReads>[] = [accountCheck("Approval pays"), KYC_CHECK, RISK_CHECK];
