import type { components } from "@backoffice/api-client";
import { plural } from "@backoffice/ui";
import { amountText } from "#entities/money/amount-text.ts";
import { checkRules, type CheckRule, type Finding } from "#kit/checks/check-rule.ts";
import { formatNumber } from "#kit/numbers/format-number.ts";
import { RISK_CHECK, type PlayerReads } from "./player-checks.ts";
import { accountFinding, kycFinding } from "./player-findings.ts";

type Schemas = components["schemas"];

/** Data for the checks of a player. */
export type OwnReads = PlayerReads & {
  /** The oldest pending withdrawal of the player, and the number of all. */
  pending: { count: number; items: readonly Pick<Schemas["Withdrawal"], "toAmount" | "toCurrency">[] };
  /** BCP 47. */
  locale: string;
};

const rule = checkRules<OwnReads>();

/** A finding about the player is proved by the record that is open already. */
const here = ({ proof: _proof, ...finding }: Finding): Finding => finding;

const kycOf = (player: OwnReads["player"]): Finding => ({
  ...kycFinding(player),
  proof: {
    label: "Documents",
    to: `/players/${encodeURIComponent(player.playerCode)}`,
    query: { tab: "kyc" },
    permission: "view_documents",
  },
});

const pendingFinding = ({ pending, player, locale }: Pick<OwnReads, "pending" | "player" | "locale">): Finding => {
  const { count, items } = pending;
  const [oldest] = items;
  if (count === 0 || !oldest) return { state: "clear", text: "none pending" };
  const amount = amountText(oldest.toAmount, oldest.toCurrency, locale);
  return {
    state: "look",
    text: count === 1 ? amount : `${formatNumber(count, locale)} pending`,
    reason: `${plural(count, "withdrawal")} pending: ${count === 1 ? amount : `the oldest is ${amount}`}.`,
    proof: {
      label: "Withdrawals",
      to: "/withdraw/pending",
      query: { playerCode: player.playerCode },
      permission: "view_withdrawals",
    },
  };
};

/** Checks of a player that need attention: shown on the player and beside the player's tickets. */
export const OWN_CHECKS: readonly CheckRule<OwnReads>[] = [
  rule({
    code: "PLAYER",
    label: "Account",
    needs: ["player"],
    find: ({ player }) => here(accountFinding(player, "Deposits and bonuses go to")),
  }),
  rule({ code: "KYC", label: "KYC", needs: ["player"], find: ({ player }) => kycOf(player) }),
  RISK_CHECK,
  rule({ code: "PENDING", label: "Withdrawals", needs: ["pending", "player", "locale"], find: pendingFinding }),
];
