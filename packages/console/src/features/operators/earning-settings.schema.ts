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

/** All settings of an operator in one form; affiliate and cashback fields have distinct names. */
export const earningSchema = z.object({
  ...generalSchema.shape,
  ...levelSchema.shape,
  ...shareSchema.shape,
  ...cashbackSchema.shape,
});

/** Form values of the settings. */
export const earningValues = ({ affiliates, cashback }: OperatorSettings): z.input<typeof earningSchema> => {
  const { general, level, share } = affiliateValues(affiliates);
  return { ...general, ...level, ...share, ...cashbackValues(cashback) };
};

/** Request body; the call takes all settings at once. */
export const earningInput = (
  opId: string,
  { minWithdrawAmountInUSD, autoApproval, settings, ...affiliates }: z.output<typeof earningSchema>,
): OperatorSettings => ({ opId, affiliates, cashback: { minWithdrawAmountInUSD, autoApproval, settings } });

/** Maps a wire field under `affiliates` or `cashback` to the flat form field. */
export const earningField = (name: string): string => name.replace(/^(affiliates|cashback)\./, "");
