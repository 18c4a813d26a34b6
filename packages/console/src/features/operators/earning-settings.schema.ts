import type { components } from "@backoffice/api-client";
import { z } from "zod";
import {
  affiliateValues,
  generalSchema,
  levelSchema,
  shareSchema,
} from "#entities/earning-settings/affiliate-settings.schema.ts";
import { cashbackSchema, cashbackValues } from "#entities/earning-settings/cashback-settings.schema.ts";

type OperatorSettings = components["schemas"]["OperatorSettings"];

/** All settings of an operator in one form; the fields of affiliates and of cashback have no name in common. */
export const earningSchema = z.object({
  ...generalSchema.shape,
  ...levelSchema.shape,
  ...shareSchema.shape,
  ...cashbackSchema.shape,
});

/** Settings as the fields hold them. */
export const earningValues = ({ affiliates, cashback }: OperatorSettings): z.input<typeof earningSchema> => {
  const { general, level, share } = affiliateValues(affiliates);
  return { ...general, ...level, ...share, ...cashbackValues(cashback) };
};

/** What is sent of what the form holds: the call takes all settings at once. */
export const earningInput = (
  opId: string,
  { minWithdrawAmountInUSD, autoApproval, settings, ...affiliates }: z.output<typeof earningSchema>,
): OperatorSettings => ({ opId, affiliates, cashback: { minWithdrawAmountInUSD, autoApproval, settings } });

/** The call has its fields under `affiliates` and `cashback`, the form has them side by side. */
export const earningField = (name: string): string => name.replace(/^(affiliates|cashback)\./, "");
