import type { Input } from "@backoffice/api-client/contract";
import type { Operations } from "./handler.ts";
import type { BankAccountRow } from "../db/tables/bank-account-row.ts";

type Filter = Input<Operations["listBankAccounts"]>["body"];
type Test = (row: BankAccountRow) => boolean;

/** Numbers are pasted with spaces in them. */
const packed = (text: string) => text.toLowerCase().replaceAll(/\s+/g, "");

const found = (search: string): Test => {
  const number = packed(search);
  const text = search.trim().toLowerCase();
  return (row) =>
    [row.iban, row.cardNumber, row.accountNumber].some((it) => it?.toLowerCase().includes(number)) ||
    [row.nameOnCard, row.bankName].some((it) => it?.toLowerCase().includes(text));
};

/** The filters that were given, as tests; what was not given tests nothing. */
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
  if (search?.trim()) yield found(search);
};

/** Whether a bank account fits every filter given; `from` and `to` speak of createdAt, both included. */
export const accountFilter = (filter: Filter): Test => {
  const tests = [...testsOf(filter)];
  return (row) => tests.every((test) => test(row));
};
