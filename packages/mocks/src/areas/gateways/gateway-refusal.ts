import { rateOf } from "../../db/money/amount.ts";
import { ONE_OF_A_KIND } from "./payment-providers.ts";
import { refuseFields, Refusal, type FieldMessages } from "../../request/refusal.ts";
import type { components } from "@backoffice/api-client/contract";
import type { OperatorRow } from "../operators/operator-row.ts";

type Settings = Omit<components["schemas"]["PaymentGatewaySettings"], "apiKey">;
type Existing = { opId: string; provider: string };

/** Checks the settings of a gateway. */
export const checkSettings = (settings: Settings): void => {
  const { title, minAmountInUSD, maxAmountInUSD, isAutomatic, conversionRate } = settings;
  const fields: FieldMessages = {};
  if (title.en.trim() === "") fields["title.en"] = "The title in English is required.";
  if (maxAmountInUSD < minAmountInUSD) fields["maxAmountInUSD"] = "The maximum must not be below the minimum.";
  if (!isAutomatic && conversionRate === null) fields["conversionRate"] = "Enter a rate or use the automatic one.";
  if (isAutomatic)
    for (const currency of [...settings.gatewayCurrencies, ...settings.playerWalletCurrencies])
      if (rateOf(currency) === undefined) fields["isAutomatic"] = `There is no automatic rate for ${currency}.`;
  refuseFields(fields);
};

/** Refuses a gateway of a provider of which the operator cannot have another one. */
export const checkProvider = (
  { opId, title }: OperatorRow,
  allowed: readonly string[],
  provider: string,
  existing: Iterable<Existing>,
): void => {
  if (allowed.length === 0) throw Refusal.ofFields({ provider: "There are no gateways available for this operator." });
  if (!allowed.includes(provider)) throw Refusal.ofFields({ provider: `${title} may not use ${provider}.` });
  if (ONE_OF_A_KIND.has(provider) && [...existing].some((it) => it.opId === opId && it.provider === provider))
    throw Refusal.ofFields({ provider: `${title} already has a gateway of ${provider}; there can be only one.` });
};
