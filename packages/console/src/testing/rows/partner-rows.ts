import type { components } from "@backoffice/api-client";
import type { Db } from "@backoffice/mocks";
import { amountText } from "#entities/money/amount-text.ts";
import { firstOf } from "./rows.ts";

type Schemas = components["schemas"];

/** The first withdrawal of a partner that stands so. */
export const partnerWithdraw = (
  db: Db,
  status: Schemas["PartnerWithdrawStatus"] = "PENDING",
): Schemas["PartnerWithdraw"] => firstOf(db.partners.withdraws, (it) => it.status === status);

/** Puts a changed withdrawal in the place of the old one. */
export const changeWithdraw = (
  db: Db,
  row: Schemas["PartnerWithdraw"],
  values: Partial<Schemas["PartnerWithdraw"]>,
): void => void db.partners.withdraws.set(row.txId, { ...row, ...values });

/** What the screens say of its amounts. */
export const paidTo = ({ toAmount, toCurrency }: Schemas["PartnerWithdraw"]): string =>
  amountText(toAmount, toCurrency, "en");
export const takenFrom = ({ fromAmount, fromCurrency }: Schemas["PartnerWithdraw"]): string =>
  amountText(fromAmount, fromCurrency, "en");
