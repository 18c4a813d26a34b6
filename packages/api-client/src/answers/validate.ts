import { ApiError } from "./api-error.ts";
import type { Operation } from "../operation.ts";
import type { Validator, Validators } from "../validators.ts";

/** The errors of a value as `/path message`; empty when the value is valid or there is no validator. */
export const validationErrors = (validator: Validator | undefined, value: unknown): string[] =>
  !validator || validator(value)
    ? []
    : (validator.errors ?? []).map((it) => `${it.instancePath || "/"} ${it.message ?? "is wrong"}`);

/** The error for an answer that does not match the contract, with the rules that it breaks; `detail` is for developers. */
export const unreadable = (detail: string, ...violations: string[]): ApiError =>
  new ApiError("The server's response could not be read.", {
    kind: "malformed",
    outcome: "unknown",
    detail,
    violations,
  });

/**
 * Loads the validators of a tag's replies. Call it together with the request, so that they are ready when the reply
 * arrives.
 */
export const loadValidators = async (tag: string): Promise<Validators | undefined> => {
  try {
    const { replies } = await import("../generated/validators/index.ts");
    return await replies[tag]?.();
  } catch (cause) {
    // The files may be unreachable: no connection, or a new version was deployed.
    throw new ApiError("The server could not be reached.", {
      kind: "network",
      outcome: "unknown",
      detail: "The validators could not be loaded.",
      cause,
    });
  }
};

/** Throws a `malformed` error when a reply does not match the contract. */
export const validateReply = (validators: Validators | undefined, operation: Operation, reply: unknown): void => {
  const validator = validators?.[operation.id];
  const wrong = validationErrors(validator, reply).slice(0, 5);
  if (wrong.length === 0) return;
  // By place in the schema: that in the answer may hold the keys of a map, which are values.
  const violations = validator?.errors?.slice(0, 5).map(({ schemaPath }) => schemaPath) ?? [];
  throw unreadable(`${operation.id}: ${wrong.join("; ")}`, ...violations);
};
