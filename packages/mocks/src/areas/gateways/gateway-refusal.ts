import { rateOf } from "../../db/money/amount.ts";
import { ONE_OF_A_KIND } from "./payment-providers.ts";
import { Refusal, type FieldMessages } from "../../request/refusal.ts";
import type { components } from "@backoffice/api-client/contract";
import type { OperatorRow } from "../operators/operator-row.ts";

type Settings = Omit<components["schemas"]["PaymentGatewaySettings"], "apiKey">;
type Existing = { opId: string; provider: string };

/** Why the settings of a gateway are refused; undefined when they are valid. */
export const settingsRefusal = (settings: Settings): Refusal | undefined => {
  const { title, minAmountInUSD, maxAmountInUSD, isAutomatic, conversionRate } = settings;
  const fields: FieldMessages = {};
  if (title.en.trim() === "") fields["title.en"] = "The title in English is required.";
  if (maxAmountInUSD < minAmountInUSD) fields["maxAmountInUSD"] = "The maximum must not be below the minimum.";
  if (!isAutomatic && conversionRate === null) fields["conversionRate"] = "Enter a rate or use the automatic one.";
  if (isAutomatic)
    for (const currency of [...settings.gatewayCurrencies, ...settings.playerWalletCurrencies])
      if (rateOf(currency) === undefined) fields["isAutomatic"] = `There is no automatic rate for ${currency}.`;
  return Object.keys(fields).length > 0 ? Refusal.ofFields(fields) : undefined;
};

/** Why the operator cannot have another gateway of this provider; undefined when it can. */
export const providerRefusal = (
  { opId, title }: OperatorRow,
  allowed: readonly string[],
  provider: string,
  existing: Iterable<Existing>,
): Refusal | undefined => {
  if (allowed.length === 0) return Refusal.ofFields({ provider: "There are no gateways available for this operator." });
  if (!allowed.includes(provider)) return Refusal.ofFields({ provider: `${title} may not use ${provider}.` });
  if (ONE_OF_A_KIND.has(provider) && [...existing].some((it) => it.opId === opId && it.provider === provider))
    return Refusal.ofFields({ provider: `${title} already has a gateway of ${provider}; there can be only one.` });
  return undefined;
};
