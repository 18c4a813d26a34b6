import type { components } from "@backoffice/api-client";
import { accountCheck, KYC_CHECK, type PlayerReads } from "#entities/player/checks/player-checks.ts";
import { holderFinding, sharedFinding } from "#entities/player/checks/player-findings.ts";
import { checkRules, type CheckRule, type Finding } from "#kit/checks/check-rule.ts";

type BankAccount = components["schemas"]["BankAccount"];

/** Data for the checks of a bank account. */
export type BankAccountReads = Pick<PlayerReads, "player"> & {
  account: BankAccount;
  /** Other players' accounts with the number that another account has too. */
  accounts: readonly BankAccount[];
};

/** The number that another account has too; null without one. */
export const duplicateOf = ({ iban, ibanIsDuplicated, cardNumber, cardNumberIsDuplicated }: BankAccount) =>
  (ibanIsDuplicated && iban) || (cardNumberIsDuplicated && cardNumber) || null;

const numberFinding = ({ account, accounts }: Pick<BankAccountReads, "account" | "accounts">): Finding => {
  const number = duplicateOf(account);
  if (number === null) return { state: "clear", text: "no other account" };
  if (accounts.length > 0) return sharedFinding(accounts, number);
  return { state: "note", text: "another account", reason: "The player has another account with this number." };
};

const rule = checkRules<BankAccountReads>();

export const BANK_ACCOUNT_CHECKS: readonly CheckRule<BankAccountReads>[] = [
  accountCheck("Approval opens payouts to"),
  rule({
    code: "HOLDER",
    label: "Account holder",
    needs: ["account", "player"],
    find: ({ account, player }) => holderFinding(account.nameOnCard, player),
  }),
  rule({ code: "SHARED", label: "Number", needs: ["account", "accounts"], find: numberFinding }),
  KYC_CHECK,
];
