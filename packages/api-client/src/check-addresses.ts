import { wrongAddresses, type Addresses } from "./addresses.ts";
import { ApiError } from "./answers/api-error.ts";

/** Refuses addresses of a scheme that the contract does not allow: a link that runs a script must not be stored. */
export const checkAddresses = (addresses: Addresses, input: unknown): void => {
  const fields = wrongAddresses(addresses, input);
  const messages = Object.entries(fields).map(([field, says]) => `${field}: ${says}`);
  if (messages.length > 0)
    throw new ApiError(messages.join(" "), {
      kind: "refused",
      outcome: "not-sent",
      messages,
      body: { error: { fields } },
    });
};
