import type { components } from "@backoffice/api-client/contract";
import type { Db } from "../../db/db.ts";
import { startOf } from "../../db/times/periods.ts";
import { sumOf } from "../../db/money/amounts.ts";
import { lessUsd } from "../../db/money/usd.ts";
import { partnerUserOf } from "./partner-user.ts";
import type { PartnerRow, PartnerWithdrawRow } from "./partners-tables.ts";

type Schemas = components["schemas"];

/** A partner's withdrawals that reduce the balance: all but rejected ones. */
const taken = ({ partners }: Db, { partnerId }: PartnerRow): PartnerWithdrawRow[] =>
  [...partners.withdraws.values()].filter((it) => it.partnerId === partnerId && it.status !== "REJECTED");

/**
 * What a partner may withdraw: the balance, if it reaches the minimum and the month's requests are not used up (money
 * §5).
 */
export const withdrawInfo = (db: Db, partner: PartnerRow, now: number): Schemas["PartnerWithdrawInfo"] => {
  const withdraws = taken(db, partner);
  const balanceInUSD = lessUsd(partner.earnedInUSD, sumOf(withdraws.map((it) => it.fromAmountInUSD)));
  const month = startOf("THIS_MONTH", now);
  const requestsThisMonth = withdraws.filter((it) => Date.parse(it.createdAt) >= month).length;
  const { minWithdrawAmountInUSD, maxNoWithdrawalRequests } = partner;
  const may = balanceInUSD >= minWithdrawAmountInUSD && requestsThisMonth < maxNoWithdrawalRequests;
  return {
    availableToWithdraw: may ? balanceInUSD : 0,
    balanceInUSD,
    minimumWithdrawAmountInUSD: minWithdrawAmountInUSD,
    requestsThisMonth,
    maxNoWithdrawalRequests,
  };
};

/** A partner in the form of the API, with its balance and its user. */
export const partnerView = (db: Db, row: PartnerRow): Schemas["Partner"] => {
  const { earnedInUSD, ...partner } = row;
  return {
    ...partner,
    userEmail: partnerUserOf(db, row.partnerId)?.email ?? null,
    balanceInUSD: lessUsd(earnedInUSD, sumOf(taken(db, row).map((it) => it.fromAmountInUSD))),
  };
};
