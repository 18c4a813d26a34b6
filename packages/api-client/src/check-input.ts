import { wrongAddresses } from "./addresses.ts";
import { ApiError } from "./answers/api-error.ts";
import type { Operation } from "./operation.ts";

/** Refuses path values that would change the path: `..` and `.` lead up, an empty value leads to the call above. */
export const checkPath = (path: object = {}): void => {
  const wrong = Object.values(path).find((it) => ["", ".", ".."].includes(String(it)));
  if (wrong === undefined) return;
  const says = `“${String(wrong)}” cannot be part of an address, so nothing was sent.`;
  throw new ApiError(says, { kind: "refused", outcome: "not-sent", messages: [says] });
};

/** Refuses addresses of a scheme that the contract does not allow: a link that runs a script must not be stored. */
export const checkAddresses = ({ addresses }: Operation, input: unknown): void => {
  const fields = addresses ? wrongAddresses(addresses, input) : {};
  const messages = Object.entries(fields).map(([field, says]) => `${field}: ${says}`);
  if (messages.length > 0)
    throw new ApiError(messages.join(" "), {
      kind: "refused",
      outcome: "not-sent",
      messages,
      body: { error: { fields } },
    });
};
