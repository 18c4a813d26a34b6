import type { components } from "@backoffice/api-client/contract";
import type { ListRules } from "../../request/list.ts";
import type { SortValue } from "../../request/sorted.ts";
import type { TransactionRow } from "./transactions-tables.ts";

type Schemas = components["schemas"];
type Filter = {
  transactionType?: Schemas["TransactionType"] | undefined;
  transactionTypes?: readonly Schemas["TransactionType"][] | undefined;
  transactionSubType?: Schemas["TransactionSubType"] | undefined;
  status?: Schemas["TransactionStatus"] | undefined;
  walletType?: Schemas["WalletType"] | undefined;
  gateway?: string | undefined;
  currency?: string | undefined;
  isTest?: boolean | undefined;
  isDeleted?: boolean | undefined;
  isFTD?: boolean | undefined;
  playerCode?: string | undefined;
  betId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  minAmountInUSD?: number | undefined;
  maxAmountInUSD?: number | undefined;
};
type Test = (row: TransactionRow) => boolean;

/** One test for each filter that was given. */
const testsOf = function* (filter: Filter): Generator<Test> {
  const { transactionType, transactionTypes, transactionSubType, status, walletType, gateway, currency } = filter;
  const { isTest, isDeleted, isFTD, playerCode, betId, from, to, minAmountInUSD, maxAmountInUSD } = filter;
  if (transactionType) yield (row) => row.transactionType === transactionType;
  if (transactionTypes?.length) yield (row) => transactionTypes.includes(row.transactionType);
  if (transactionSubType) yield (row) => row.transactionSubType === transactionSubType;
  if (status) yield (row) => row.status === status;
  if (walletType) yield (row) => row.walletType === walletType;
  if (gateway?.trim()) yield (row) => row.gateway === gateway.trim().toLowerCase();
  if (currency?.trim()) yield (row) => row.balanceCurrency === currency.trim().toUpperCase();
  if (isTest !== undefined) yield (row) => row.player.isTest === isTest;
  if (isDeleted !== undefined) yield (row) => row.isDeleted === isDeleted;
  if (isFTD !== undefined) yield (row) => row.isFTD === isFTD;
  if (playerCode?.trim()) yield (row) => row.player.playerCode === playerCode.trim().toUpperCase();
  if (betId?.trim()) yield (row) => row.betId?.toLowerCase().includes(betId.trim().toLowerCase()) ?? false;
  if (from) yield after(Date.parse(from));
  if (to) yield before(Date.parse(to));
  if (minAmountInUSD !== undefined) yield (row) => row.toAmountInUSD >= minAmountInUSD;
  if (maxAmountInUSD !== undefined) yield (row) => row.toAmountInUSD <= maxAmountInUSD;
};

const after =
  (start: number): Test =>
  (row) =>
    Date.parse(row.createdAt) >= start;
const before =
  (end: number): Test =>
  (row) =>
    Date.parse(row.createdAt) <= end;

/** Whether a transaction passes every filter that was given; `from` and `to` (inclusive) apply to createdAt. */
export const transactionFilter = (filter: Filter): Test => {
  const tests = [...testsOf(filter)];
  return (row) => tests.every((test) => test(row));
};

const SORTS: Record<string, (row: TransactionRow) => SortValue> = {
  playerCode: (row) => row.player.playerCode,
};

/** How lists of transactions are scoped, searched and sorted. */
export const transactionRules = <Row extends TransactionRow>(keep: (row: Row) => boolean) =>
  ({
    opIdOf: (row) => row.opId,
    keep,
    search: ({ txId, player }) => [txId, player.playerCode, player.nickName, player.profile.email],
    sorts: SORTS,
  }) satisfies ListRules<Row>;

/** The rows of a table, newest first. */
export const newestFirst = <Row>(rows: ReadonlyMap<string, Row>): Row[] => [...rows.values()].toReversed();
