import type { components } from "@backoffice/api-client";
import type { Db } from "@backoffice/mocks";
import { amountText } from "#entities/money/amount-text.ts";
import { firstOf } from "./rows.ts";

type Schemas = components["schemas"];

/** The first partner withdrawal with this status. */
export const partnerWithdraw = (
  db: Db,
  status: Schemas["PartnerWithdrawStatus"] = "PENDING",
): Schemas["PartnerWithdraw"] => firstOf(db.partners.withdraws, (it) => it.status === status);

/** Changes a withdrawal in the table. */
export const changeWithdraw = (
  db: Db,
  row: Schemas["PartnerWithdraw"],
  values: Partial<Schemas["PartnerWithdraw"]>,
): void => void db.partners.withdraws.set(row.txId, { ...row, ...values });

/** The amount as shown on screen. */
export const paidTo = ({ toAmount, toCurrency }: Schemas["PartnerWithdraw"]): string =>
  amountText(toAmount, toCurrency, "en");
export const takenFrom = ({ fromAmount, fromCurrency }: Schemas["PartnerWithdraw"]): string =>
  amountText(fromAmount, fromCurrency, "en");
