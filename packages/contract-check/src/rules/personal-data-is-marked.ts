import { eachProperty } from "./reading/each-property.ts";
import { isOf } from "./reading/node.ts";
import type { ContractRule } from "./rule.ts";

const PERSONAL =
  /^((player|user|admin)?e-?mail|phone(Number)?|mobile|(first|last|full|middle)_?Name|nameOnCard|birth_?(Date|Day)|dateOfBirth|address|street|postalCode|ip(Address)?|iban|cardNumber|(passport|document|card)Id|nationalId|accountNumber)$/i;

/** Personal data is removed from recorded traffic and reports. */
export const personalDataIsMarked: ContractRule = {
  id: "personal-data-is-marked",
  hint: "Add x-pii: true, or x-pii: false when it is not about a person.",
  visit: eachProperty(({ name, schema }) =>
    PERSONAL.test(name) && isOf(schema, "string") && typeof schema["x-pii"] !== "boolean" && schema["x-secret"] !== true
      ? `${name} looks like personal data and does not say whether it is.`
      : undefined,
  ),
};
