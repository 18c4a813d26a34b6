import type { Contract, Operation } from "../../contract/contract.ts";
import { isIdName } from "../../live/harvest.ts";
import { inputsOf, said } from "../inputs.ts";
import type { KnownRow, Scalar } from "./known-row.ts";

/** What a record has for an input of an operation, by the input's name; `isName`: whether it names a record. */
export type Values = { valueOf: (name: string) => Scalar | undefined; isName: (name: string) => boolean };

/** Other names of what a field refers to, by `x-ref` and the contract's `x-refs`. */
const aliasesOf = (contract: Contract, operation: Operation): ReadonlyMap<string, readonly string[]> => {
  const kinds = (contract.document["x-refs"] ?? {}) as Readonly<Record<string, readonly string[]>>;
  return new Map(
    inputsOf(contract, operation).flatMap(({ name, schema }) => {
      const kind = said(contract, schema, "x-ref");
      return typeof kind === "string" ? [[name, kinds[kind] ?? []] as const] : [];
    }),
  );
};

/** `playerUsername` may be the `username` of a record, and `templateId` its `id`. */
const endingsOf = (name: string): string[] =>
  Array.from(name.matchAll(/[A-Z]/g), ({ index }) => name.charAt(index).toLowerCase() + name.slice(index + 1));

/** What may be meant by an id that a record has under another name: its `_id`, or the first one where it is only `id`. */
const ownIdsOf = (name: string, row: KnownRow): string[] => [
  "_id",
  ...(["id", "uuid"].includes(name) ? [...row.keys()].filter(isIdName).slice(0, 1) : []),
];

/** Finds the values of a record for the inputs of an operation, also where the record calls them otherwise. */
export const valuesOf = (contract: Contract, operation: Operation, row: KnownRow): Values => {
  const aliases = aliasesOf(contract, operation);
  const isName = (name: string) => isIdName(name) || aliases.has(name);
  return {
    isName,
    valueOf: (name) =>
      [name, ...(aliases.get(name) ?? []), ...endingsOf(name), ...(isIdName(name) ? ownIdsOf(name, row) : [])]
        .map((it) => row.get(it))
        .find((it) => it !== undefined),
  };
};
