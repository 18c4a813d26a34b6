import type { components } from "@backoffice/api-client/contract";
import type { Db } from "../../db/db.ts";
import { affiliateDefaults } from "./affiliate-defaults.ts";
import { refuseFields, type FieldMessages } from "../../request/refusal.ts";

export type AffiliateSettings = components["schemas"]["AffiliateSettings"];

/** The affiliate settings in force for a player, or for the operator when no player is given. */
export const affiliateSettingsOf = (
  { affiliate, operatorAdmin }: Db,
  opId: string,
  playerCode?: string,
): AffiliateSettings =>
  (playerCode !== undefined ? affiliate.overrides.get(playerCode) : undefined) ??
  operatorAdmin.settings.get(opId)?.affiliates ??
  affiliateDefaults;

const hasMoreThanCents = (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) > 1e-6;

const ascending = (wagers: readonly number[], path: (index: number) => string, fields: FieldMessages): void => {
  wagers.forEach((wager, index) => {
    if (index > 0 && wager <= wagers[index - 1]!)
      fields[path(index)] = `The wager of row ${index + 1} must be above the previous row.`;
  });
};

/** Adds error messages for levels: their numbers, their order, and wagers with more than two decimals. */
const levelMessages = (levels: AffiliateSettings["levelSettings"], fields: FieldMessages): void => {
  const path = (index: number) => `levelSettings.${index}.requiredWagerInUSD`;
  ascending(
    levels.map((it) => it.requiredWagerInUSD),
    path,
    fields,
  );
  levels.forEach(({ level, requiredWagerInUSD }, index) => {
    if (level !== index + 1) fields[`levelSettings.${index}.level`] = `Row ${index + 1} has to be level ${index + 1}.`;
    if (hasMoreThanCents(requiredWagerInUSD)) fields[path(index)] = "A wager can have at most two decimals.";
  });
};

export const checkLevels = (levels: AffiliateSettings["levelSettings"]): void => {
  const fields: FieldMessages = {};
  levelMessages(levels, fields);
  refuseFields(fields);
};

/** Checks affiliate settings: levels and revenue shares must ascend (money §5). */
export const checkAffiliateSettings = ({ levelSettings, revenueShareSettings }: AffiliateSettings): void => {
  const fields: FieldMessages = {};
  levelMessages(levelSettings, fields);
  ascending(
    revenueShareSettings.map((it) => it.monthlyReferredPlayersTotalWagerInUSD),
    (index) => `revenueShareSettings.${index}.monthlyReferredPlayersTotalWagerInUSD`,
    fields,
  );
  refuseFields(Object.fromEntries(Object.entries(fields).map(([key, text]) => [`settings.${key}`, text])));
};
