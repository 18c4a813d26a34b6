import type { ContractDocument, Loose } from "../contract-document.ts";

/**
 * An edit of the contract: title, function, and the expected `impact rule operation where`. No finding may be worse.
 */
export type ContractEdit = [what: string, edit: (it: ContractDocument) => unknown, verdict: string];

/** Removes a key. */
export const drop = (from: Loose, key: string | number) => delete from[key as string];

/** Adds values. */
export const put = (into: Loose, more: object) => Object.assign(into, more);

/** Removes a value from a list. */
export const without = (from: Loose, key: string, value: string) => {
  put(from, { [key]: Object.values(from[key]!).filter((it: unknown) => it !== value) });
};

/** Adds a value to a list. */
export const within = (from: Loose, key: string, value: string) => {
  put(from, { [key]: [...Object.values(from[key]!), value] });
};
