import type { ContractDocument, Loose } from "../contract-document.ts";

/** An edit of the contract: what it does, how, and `impact rule operation where` of what must be found; no worse may be. */
export type ContractEdit = [what: string, edit: (it: ContractDocument) => unknown, verdict: string];

/** Takes a key out. */
export const drop = (from: Loose, key: string | number) => delete from[key as string];

/** Puts values in. */
export const put = (into: Loose, more: object) => Object.assign(into, more);

/** Takes a value out of a list. */
export const without = (from: Loose, key: string, value: string) => {
  put(from, { [key]: Object.values(from[key]!).filter((it: unknown) => it !== value) });
};

/** Puts a value into a list. */
export const within = (from: Loose, key: string, value: string) => {
  put(from, { [key]: [...Object.values(from[key]!), value] });
};
