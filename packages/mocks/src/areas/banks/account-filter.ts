import type { Input } from "@backoffice/api-client/contract";
import type { Operations } from "../../request/handler.ts";
import type { BankAccountRow } from "./bank-account-row.ts";

type Filter = Input<Operations["listBankAccounts"]>["body"];
type Test = (row: BankAccountRow) => boolean;

/** Without spaces, in lower case: IBANs and card numbers are often pasted in groups of four. */
const withoutSpaces = (text: string) => text.toLowerCase().replaceAll(/\s+/g, "");

const searchTest = (search: string): Test => {
  const number = withoutSpaces(search);
  const text = search.trim().toLowerCase();
  return (row) =>
    [row.iban, row.cardNumber, row.accountNumber].some((it) => it?.toLowerCase().includes(number)) ||
    [row.nameOnCard, row.bankName].some((it) => it?.toLowerCase().includes(text));
};

/** One test for each filter that was given. */
const testsOf = function* (filter: Filter): Generator<Test> {
  const { isTest, isDeleted, isDuplicated, status, playerCode, from, to, search } = filter;
  if (status !== undefined) yield (row) => row.status === status;
  if (isTest !== undefined) yield (row) => row.player.isTest === isTest;
  if (isDeleted !== undefined) yield (row) => row.isDeleted === isDeleted;
  if (isDuplicated !== undefined) yield (row) => (row.cardNumberIsDuplicated || row.ibanIsDuplicated) === isDuplicated;
  if (playerCode?.trim()) yield (row) => row.player.playerCode === playerCode.trim().toUpperCase();
  if (from !== undefined) {
    const start = Date.parse(from);
    yield (row) => Date.parse(row.createdAt) >= start;
  }
  if (to !== undefined) {
    const end = Date.parse(to);
    yield (row) => Date.parse(row.createdAt) <= end;
  }
  if (search?.trim()) yield searchTest(search);
};

/** Whether a bank account passes every filter that was given; `from` and `to` (inclusive) apply to createdAt. */
export const accountFilter = (filter: Filter): Test => {
  const tests = [...testsOf(filter)];
  return (row) => tests.every((test) => test(row));
};
