import type { Change } from "./change.ts";
import type { CompareSchemas } from "./schemas/comparing.ts";
import type { Difference } from "./difference.ts";
import type { Side } from "./side.ts";
import type { OperationAt } from "./operation-at.ts";

/** An operation that exists in both versions. */
export type Call = {
  base: OperationAt;
  revision: OperationAt;
  compare: CompareSchemas;
  /** Whether a client sends or reads the request body and the reply. Webhooks reverse this. */
  sides: { sent: Side; read: Side };
};

/** A change without its operation. */
export type ChangeInCall = Omit<Change, "operation" | "at"> & { pointer?: string };

/** Converts differences of a body or parameter schema into changes at a place named as in reports. */
export const inPlace = (place: string, differences: readonly Difference[], whole?: string): ChangeInCall[] =>
  differences.map(({ where, ...it }) => {
    const inside = where.replace(/^\./, "");
    const name = inside === "" ? whole : inside;
    return { ...it, where: name === undefined ? place : `${place}: ${name}` };
  });
