/** The public entry: every call of the contract, and what they share. */
export { addressRule, isAddress, type AddressScheme } from "./addresses.ts";
export { ApiError, type ApiErrorKind, type NamedOutcome, type Outcome } from "./answers/api-error.ts";
export type { components } from "./generated/paths.ts";
export type { ReadId, WriteId } from "./generated/operations.ts";
export type { Permission } from "./permission.ts";
export { ExactNumber, isNumber } from "./answers/exact-number.ts";
export { PERSONAL } from "./generated/personal.ts";
export type { RefKind } from "./generated/ref-kinds.ts";
export { keyOf } from "./keys.ts";
export { isUndone } from "./outcome.ts";
export { ownPath } from "./own-path.ts";
export type { Data, Input, Operation } from "./operation.ts";
export type { Field, FieldKind, InputField, ListHint, ReadShape } from "./read-shape.ts";
export { query } from "./query.ts";
export { refreshAfter } from "./stale-reads.ts";
export type { EndedCall } from "./ended-call.ts";
export { configureApi, send, serverContractVersion } from "./wire.ts";
export { grantSending, type Send, type SendGrant, type SendOptions, type Write, type WriteOperation } from "./write.ts";
export { type ManyWrites, writeMany } from "./write-many.ts";

export * from "./generated/clients.ts";
