import type { components } from "@backoffice/api-client";
import { plural } from "@backoffice/ui";
import { subtractDecimals } from "@backoffice/ui/form";
import { amountText } from "#entities/money/amount-text.ts";
import { accountCheck, KYC_CHECK, RISK_CHECK, type PlayerReads } from "#entities/player/checks/player-checks.ts";
import { holderFinding, sharedFinding } from "#entities/player/checks/player-findings.ts";
import { checkRules, type CheckRule, type Finding } from "#kit/checks/check-rule.ts";
import { decimalOf } from "#kit/numbers/decimal-of.ts";

type Schemas = components["schemas"];

/** Data for the checks of a withdrawal. */
export type WithdrawalReads = PlayerReads & {
  tx: Pick<Schemas["Transaction"], "txId" | "opId" | "toAmount" | "toCurrency" | "player">;
  withdrawal: Pick<Schemas["Withdrawal"], "destination" | "resendCount">;
  /** Other players' bank accounts with the number of the destination. */
  accounts: readonly Schemas["BankAccount"][];
  treasury: Pick<Schemas["TreasuryAccount"], "treasuries">;
  /** Withdrawals of the player that wait, this one included. */
  waiting: { items: readonly Pick<Schemas["Withdrawal"], "txId">[]; count: number };
  /** Of the user, for amounts (BCP 47). */
  locale: string;
};

const rule = checkRules<WithdrawalReads>();

const withdrawnFinding = ({ playerCode, playerStats: { totalWithdrawCount } }: Schemas["Player"]): Finding =>
  totalWithdrawCount > 0
    ? { state: "clear", text: plural(totalWithdrawCount, "time") }
    : {
        state: "look",
        text: "never",
        reason: "First withdrawal. The player has not withdrawn before.",
        proof: {
          label: "Transactions",
          to: "/transactions/list",
          query: { playerCode },
          permission: "view_transactions",
        },
      };

const treasuryFinding = ({ tx, treasury, locale }: Pick<WithdrawalReads, "tx" | "treasury" | "locale">): Finding => {
  const own = treasury.treasuries.find(({ currency }) => currency === tx.toCurrency);
  if (!own) return { state: "none", text: `no ${tx.toCurrency}` };
  const isShort = subtractDecimals(decimalOf(own.balance), decimalOf(tx.toAmount)).startsWith("-");
  if (!isShort) return { state: "clear", text: "sufficient" };
  return {
    state: "look",
    text: "insufficient funds",
    reason: `Insufficient funds. The treasury holds ${amountText(own.balance, tx.toCurrency, locale)}.`,
    proof: { label: "Treasury", to: "/treasury-account", query: { opId: tx.opId }, permission: "view_treasuries" },
  };
};

const waitingFinding = ({ tx, waiting }: Pick<WithdrawalReads, "tx" | "waiting">): Finding => {
  const others = waiting.count - (waiting.items.some(({ txId }) => txId === tx.txId) ? 1 : 0);
  if (others <= 0) return { state: "clear", text: "nothing else" };
  return {
    state: "note",
    text: plural(others, "withdrawal"),
    reason: `${plural(others, "other withdrawal")} of the player ${others === 1 ? "waits" : "wait"}.`,
    proof: {
      label: "Withdrawals",
      to: "/withdraw/pending",
      query: { playerCode: tx.player.playerCode },
      permission: "view_withdrawals",
    },
  };
};

const sentFinding = ({ resendCount }: WithdrawalReads["withdrawal"]): Finding =>
  resendCount === 0
    ? { state: "clear", text: "once" }
    : {
        state: "note",
        text: plural(resendCount + 1, "time"),
        reason: `Sent ${resendCount + 1} times to the provider.`,
      };

const COMMON: readonly CheckRule<WithdrawalReads>[] = [
  accountCheck("Approval pays"),
  rule({
    code: "HOLDER",
    label: "Account holder",
    needs: ["withdrawal", "player"],
    find: ({ withdrawal, player }) => holderFinding(withdrawal.destination.holder, player),
  }),
  rule({
    code: "SHARED",
    label: "Destination",
    needs: ["withdrawal", "accounts"],
    find: ({ withdrawal, accounts }) => sharedFinding(accounts, withdrawal.destination.number),
  }),
  KYC_CHECK,
  rule({
    code: "FIRST",
    label: "Withdrawn before",
    needs: ["player"],
    find: ({ player }) => withdrawnFinding(player),
  }),
  RISK_CHECK,
];

const TREASURY = rule({
  code: "TREASURY",
  label: "Treasury",
  needs: ["tx", "treasury", "locale"],
  find: treasuryFinding,
});
const SENT = rule({
  code: "SENT",
  label: "Sent",
  needs: ["withdrawal"],
  find: ({ withdrawal }) => sentFinding(withdrawal),
});
const WAITING = rule({ code: "WAITING", label: "Also waiting", needs: ["tx", "waiting"], find: waitingFinding });

/** The checks of a withdrawal; one in progress has been sent already, perhaps more than once. */
export const withdrawalChecks = (isInProgress: boolean): readonly CheckRule<WithdrawalReads>[] => [
  ...COMMON,
  isInProgress ? SENT : TREASURY,
  WAITING,
];
