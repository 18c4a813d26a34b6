import { addressesAreMarked } from "./addresses-are-marked.ts";
import { amountsNameTheirCurrency } from "./amounts-name-their-currency.ts";
import { changesAreStated } from "./changes-are-stated.ts";
import { constantsHaveAType } from "./constants-have-a-type.ts";
import { discriminatorsAreComplete } from "./discriminators-are-complete.ts";
import { effectsFitMethods } from "./effects-fit-methods.ts";
import { errorsAreDeclared } from "./errors-are-declared.ts";
import { extensionsAreKnown } from "./extensions-are-known.ts";
import { momentsHaveAFormat } from "./moments-have-a-format.ts";
import { operationsAreDescribed } from "./operations-are-described.ts";
import { operationsAreNamedByVerb } from "./operations-are-named-by-verb.ts";
import { personalDataIsMarked } from "./personal-data-is-marked.ts";
import { propertiesAreDescribed } from "./properties-are-described.ts";
import { repliesAreEnvelopes } from "./replies-are-envelopes.ts";
import { referencesAreKnown } from "./references-are-known.ts";
import { referencesAreMarked } from "./references-are-marked.ts";
import type { ContractRule } from "./rule.ts";
import { secretsAreMarked } from "./secrets-are-marked.ts";
import { writesCarryAKey } from "./writes-carry-a-key.ts";

/** All custom rules, in the order of reports. */
export const rules: readonly ContractRule[] = [
  operationsAreNamedByVerb,
  operationsAreDescribed,
  effectsFitMethods,
  changesAreStated,
  writesCarryAKey,
  errorsAreDeclared,
  repliesAreEnvelopes,
  propertiesAreDescribed,
  amountsNameTheirCurrency,
  momentsHaveAFormat,
  secretsAreMarked,
  personalDataIsMarked,
  addressesAreMarked,
  referencesAreKnown,
  referencesAreMarked,
  constantsHaveAType,
  discriminatorsAreComplete,
  extensionsAreKnown,
];
