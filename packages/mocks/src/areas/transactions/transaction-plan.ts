import type { components } from "@backoffice/api-client/contract";
import type { Random } from "../../db/random.ts";

type Schemas = components["schemas"];
export type Kind = Schemas["TransactionType"];
export type Status = Schemas["TransactionStatus"];

/** How many of sixty transactions have each kind. */
const SHARES: readonly [Kind, number][] = [
  ["WITHDRAW", 15],
  ["DEPOSIT", 12],
  ["BONUS", 8],
  ["TOPUP", 6],
  ["CASHBACK", 6],
  ["BET_ADJUSTMENT", 4],
  ["REFERRAL_PROFIT", 3],
  ["AFFILIATE", 3],
  ["TOURNAMENT_PRIZE", 2],
  ["CONVERT", 1],
];
const CYCLE = SHARES.flatMap(([kind, count]) => Array.from({ length: count }, () => kind));

/** The kind of the n-th transaction: well mixed, and the same distribution in any sixty. 23 is coprime to 60. */
export const kindOf = (index: number): Kind => CYCLE[(index * 23) % CYCLE.length]!;

const SUB_TYPES: Partial<Record<Kind, readonly Schemas["TransactionSubType"][]>> = {
  BONUS: ["BONUS_CLAIM", "DEPOSIT_BONUS", "MANUAL_BONUS", "BONUS_CLAIM", "REGISTRATION_BONUS"],
  CASHBACK: ["CASHBACK_CLAIM"],
  AFFILIATE: ["AFFILIATE_PROFIT_WITHDRAW", "AFFILIATE_CPA_COMMISSION", "AFFILIATE_CPR_COMMISSION"],
  BET_ADJUSTMENT: ["WIN_ROLLBACK", "OTHER"],
  TOPUP: ["OTHER"],
};

/** Index of the transaction within its kind; `count` is the number of that kind. */
export const subTypeOf = (kind: Kind, count: number): Schemas["TransactionSubType"] | null => {
  const all = SUB_TYPES[kind];
  return all ? all[count % all.length]! : null;
};

const DECIDED: Partial<Record<Kind, readonly Status[]>> = {
  DEPOSIT: ["CONFIRMED", "CONFIRMED", "CONFIRMED", "REJECTED", "CONFIRMED", "CONFIRMED", "CANCELED", "CONFIRMED"],
  WITHDRAW: ["CONFIRMED", "CONFIRMED", "REJECTED", "CONFIRMED", "CONFIRMED", "CONFIRMED", "CONFIRMED", "CANCELED"],
  BONUS: ["CONFIRMED", "CONFIRMED", "CONFIRMED", "REJECTED"],
  CASHBACK: ["CONFIRMED", "CONFIRMED", "CONFIRMED", "CONFIRMED", "REJECTED"],
  REFERRAL_PROFIT: ["CONFIRMED", "CONFIRMED", "REJECTED"],
  AFFILIATE: ["CONFIRMED", "CONFIRMED", "CONFIRMED", "REJECTED"],
};
const OPEN: Partial<Record<Kind, readonly Status[]>> = {
  DEPOSIT: ["PENDING", "CONFIRMED", "IN_PROGRESS", "CONFIRMED"],
  WITHDRAW: ["PENDING", "PENDING", "IN_PROGRESS", "CONFIRMED"],
  BONUS: ["PENDING", "CONFIRMED"],
  CASHBACK: ["PENDING", "CONFIRMED", "PENDING"],
  REFERRAL_PROFIT: ["PENDING", "CONFIRMED"],
  AFFILIATE: ["PENDING", "CONFIRMED"],
};

/** The status of a transaction; many of the `recent` ones are pending. `count` is the number of that kind and age. */
export const statusOf = (kind: Kind, recent: boolean, count: number): Status => {
  const all = (recent ? OPEN : DECIDED)[kind];
  return all ? all[count % all.length]! : "CONFIRMED";
};

const USUAL: Record<Kind, readonly [least: number, most: number]> = {
  DEPOSIT: [10, 900],
  WITHDRAW: [10, 900],
  TOPUP: [5, 200],
  BONUS: [2, 120],
  REFERRAL_PROFIT: [1, 60],
  AFFILIATE: [20, 600],
  CASHBACK: [1, 90],
  TOURNAMENT_PRIZE: [10, 400],
  BET_ADJUSTMENT: [1, 60],
  CONVERT: [10, 100],
};

/** A realistic amount in US dollars: many small ones, few large ones. */
export const usualAmount = (random: Random, kind: Kind): number => {
  const [least, most] = USUAL[kind];
  return least + (most - least) * random.next() ** 3;
};
