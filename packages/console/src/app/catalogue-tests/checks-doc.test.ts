import {
  getPlayer,
  listBankAccounts,
  listBetDebits,
  listBonusFormRequests,
  listInvoices,
  listPartnerWithdraws,
  listPayments,
  listRiskReport,
  listTopUps,
  listWithdrawals,
  showBet,
  showBonusForm,
  showDepositOrder,
  showOperator,
  showPartner,
  showTournament,
  showTreasuryAccount,
  showWithdrawal,
} from "@backoffice/api-client";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BANK_ACCOUNT_CHECKS } from "#entities/bank-account/checks/bank-account-checks.ts";
import { DEBIT_CHECKS } from "#entities/bet/checks/debit-checks.ts";
import { SETTLEMENT_CHECKS } from "#entities/bet/checks/settlement-checks.ts";
import { INVOICE_CHECKS } from "#entities/billing/checks/invoice-checks.ts";
import { NEW_INVOICE_CHECKS } from "#entities/billing/checks/new-invoice-checks.ts";
import { PAYMENT_CHECKS } from "#entities/billing/checks/payment-checks.ts";
import { PAYMENT_RECORD_CHECKS } from "#entities/billing/checks/payment-record-checks.ts";
import { bankAccountRowChecks } from "#entities/bank-account/checks/bank-account-row-checks.ts";
import { BONUS_REQUEST_CHECKS } from "#entities/bonus/checks/bonus-request-checks.ts";
import { DOCUMENT_CHECKS } from "#entities/document/checks/document-checks.ts";
import { documentRowChecks } from "#entities/document/checks/document-row-checks.ts";
import { PARTNER_WITHDRAWAL_CHECKS } from "#entities/partner/checks/partner-withdrawal-checks.ts";
import { OWN_CHECKS } from "#entities/player/checks/own-checks.ts";
import { USERNAME_CHECKS } from "#entities/player/checks/username-checks.ts";
import { PRIZE_CHECKS } from "#entities/tournament/checks/prize-checks.ts";
import { DEPOSIT_CHECKS } from "#entities/transaction/deposit/checks/deposit-checks.ts";
import { PAYOUT_CHECKS } from "#entities/transaction/payout/checks/payout-checks.ts";
import { BONUS_TOP_UP_CHECKS, TOP_UP_CHECKS } from "#entities/transaction/top-up/checks/top-up-checks.ts";
import { rowChecks } from "#entities/transaction/withdrawal/checks/withdrawal-row-checks.ts";
import { withdrawalChecks } from "#entities/transaction/withdrawal/checks/withdrawal-checks.ts";

const text = readFileSync(new URL("../../../../../docs/checks.md", import.meta.url), "utf8");

/** The rows of the table that begins with a column of this name, without their head. */
const tableOf = (first: string): string[][] => {
  const lines = text.split("\n");
  const at = lines.findIndex((line) => line.startsWith(`| ${first} |`));
  const rows = lines.slice(at + 2);
  return rows.slice(0, rows.indexOf("")).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};

type Rules = readonly { label: string; code: string; needs: readonly string[] }[];

const RECORDS: Readonly<Record<string, Rules>> = {
  Withdrawal: withdrawalChecks(false),
  "Withdrawal in progress": withdrawalChecks(true),
  "Partner withdrawal": PARTNER_WITHDRAWAL_CHECKS,
  Payout: PAYOUT_CHECKS,
  "Tournament prize": PRIZE_CHECKS,
  Deposit: DEPOSIT_CHECKS,
  "Bank account": BANK_ACCOUNT_CHECKS,
  "KYC document": DOCUMENT_CHECKS,
  Player: OWN_CHECKS,
  Username: USERNAME_CHECKS,
  "Bonus request": BONUS_REQUEST_CHECKS,
  Settlement: SETTLEMENT_CHECKS,
  "Bet debit": DEBIT_CHECKS,
  "Top-up": TOP_UP_CHECKS,
  "Bonus top-up": BONUS_TOP_UP_CHECKS,
  Payment: PAYMENT_CHECKS,
  "Payment record": PAYMENT_RECORD_CHECKS,
  Invoice: INVOICE_CHECKS,
  "New invoice": NEW_INVOICE_CHECKS,
};

const API = {
  getPlayer,
  listBankAccounts,
  listBetDebits,
  listBonusFormRequests,
  listInvoices,
  listPartnerWithdraws,
  listPayments,
  listRiskReport,
  listTopUps,
  listWithdrawals,
  showBet,
  showBonusForm,
  showDepositOrder,
  showOperator,
  showPartner,
  showTournament,
  showTreasuryAccount,
  showWithdrawal,
};

/** The call of each read of the checks; the others are the record itself, what is entered, the day and the user's locale. */
const CALLS: Readonly<Record<string, (record: string) => keyof typeof API | undefined>> = {
  player: () => "getPlayer",
  risk: () => "listRiskReport",
  withdrawal: (record) => (record === "Partner withdrawal" ? undefined : "showWithdrawal"),
  accounts: () => "listBankAccounts",
  treasury: () => "showTreasuryAccount",
  waiting: () => "listWithdrawals",
  pending: () => "listWithdrawals",
  partner: () => "showPartner",
  paid: () => "listPartnerWithdraws",
  sameAddress: () => "listPartnerWithdraws",
  tournament: () => "showTournament",
  order: () => "showDepositOrder",
  form: () => "showBonusForm",
  approved: () => "listBonusFormRequests",
  bet: () => "showBet",
  debits: () => "listBetDebits",
  recent: () => "listTopUps",
  operator: () => "showOperator",
  invoices: () => "listInvoices",
  payments: () => "listPayments",
  sameReference: (record) => (record === "Payment record" ? "listPayments" : "listInvoices"),
};

const permissionOf = (call: keyof typeof API) => API[call].operation.permission;

test("list of checks: every check of every record, with its calls and their permissions", () => {
  const documented = tableOf("Record").map(([record, label, code, , , source, permission]) =>
    [record, label, code, [...source!.matchAll(/`(\w+)`/g)].map((it) => it[1]).join(), permission].join(" | "),
  );
  const own = Object.entries(RECORDS).flatMap(([record, rules]) =>
    rules.map(({ label, code, needs }) => {
      const calls = needs.flatMap((it) => CALLS[it]?.(record) ?? []);
      return [record, label, code, calls.join(), calls.map(permissionOf).join(", ")].join(" | ");
    }),
  );
  expect(documented).toEqual(own);
});

test("list of checks: every code of a row, in its words and severity", () => {
  const inWords = { Withdrawal: rowChecks, "KYC document": documentRowChecks, "Bank account": bankAccountRowChecks };
  const rows = tableOf("Row");
  expect(rows).toHaveLength(25);
  for (const [row, code, label, state] of rows)
    expect([code, ...inWords[row as keyof typeof inWords]([code!])]).toEqual([code, { label, state }]);
});
