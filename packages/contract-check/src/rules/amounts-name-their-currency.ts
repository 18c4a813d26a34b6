import { eachProperty } from "./reading/each-property.ts";
import { isOf } from "./reading/node.ts";
import type { ContractRule } from "./rule.ts";

const AMOUNT = /(^a|A)mount$|(^b|B)alance$/;
const CODE = /^[A-Z]{3,5}$/;
/** The currency is outside the object; the description says where. */
const OUTSIDE = "outside";
const NAME = /^[a-z]\w*(\.\w+)*$/;

/** An amount requires a currency (ruling 14). */
export const amountsNameTheirCurrency: ContractRule = {
  id: "amounts-name-their-currency",
  hint: "Use type: number, format: money and x-currency: a code, the name of the property beside it that holds the code, or outside.",
  visit: eachProperty(({ name, schema, siblings, isPart }) => {
    if (!isOf(schema, "number", "integer")) return undefined;
    if (schema["format"] !== "money")
      return AMOUNT.test(name) && schema["format"] !== "percentage" && typeof schema["x-currency"] !== "boolean"
        ? `${name} looks like an amount and has no format: money.`
        : undefined;
    const currency = schema["x-currency"];
    if (typeof currency !== "string") return `The amount ${name} does not say in which currency it is.`;
    // With allOf the currency may be in another part.
    return CODE.test(currency) ||
      currency === OUTSIDE ||
      Object.hasOwn(siblings, currency.split(".")[0] ?? "") ||
      (isPart && NAME.test(currency))
      ? undefined
      : `The amount ${name} is in ${currency}, which is neither a currency code nor a property beside it.`;
  }),
};
