import type { components } from "@backoffice/api-client";

type Row = components["schemas"]["Bonus"] | components["schemas"]["BonusRelease"];

/** Common wire fields of bonuses and releases, sent for a clone (content §7). */
export const termsOf = ({
  opId,
  title,
  titles,
  description,
  descriptions,
  currencies,
  prizeType,
  bonusAmountInUSD,
  bonusPercentage,
  minDepositInUSD,
  wagerRequirement,
  daysToUse,
}: Row) => ({
  opId,
  title,
  ...(titles && { titles }),
  description,
  ...(descriptions && { descriptions }),
  ...(currencies && { currencies }),
  prizeType,
  bonusAmountInUSD,
  bonusPercentage,
  minDepositInUSD,
  wagerRequirement,
  daysToUse,
});
