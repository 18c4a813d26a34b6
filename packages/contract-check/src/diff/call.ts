import type { Change } from "./change.ts";
import type { CompareSchemas } from "./schemas/comparing.ts";
import type { Difference } from "./difference.ts";
import type { Side } from "./side.ts";
import type { OperationAt } from "./operation-at.ts";

/** An operation that both versions have. */
export type Call = {
  base: OperationAt;
  revision: OperationAt;
  compare: CompareSchemas;
  /** How whoever keeps to the contract meets the body of the request, and the reply: it sends or reads it. */
  sides: { sent: Side; read: Side };
};

/** A change that is not yet said of whom. */
export type Found = Omit<Change, "operation" | "at"> & { pointer?: string };

/** What was found in the schema of a body or a parameter, as a report calls the place. */
export const inPlace = (place: string, found: readonly Difference[], whole?: string): Found[] =>
  found.map(({ where, ...it }) => {
    const inside = where.replace(/^\./, "");
    const name = inside === "" ? whole : inside;
    return { ...it, where: name === undefined ? place : `${place}: ${name}` };
  });
