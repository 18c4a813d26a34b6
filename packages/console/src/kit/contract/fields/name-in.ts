import type { ContractRow } from "../list/contract-read.ts";

/** What stands for an object in one line. */
const NAMES = ["playerCode", "title", "name", "username", "nickname", "nickName", "en", "email"];

/** Whether a field of this name stands for the object that it is in. */
export const isName = (name: string): boolean => NAMES.includes(name);

/** What stands for an object or a text by language; nothing when nothing can. */
export const nameIn = (value: object): string | undefined => {
  const found = NAMES.map((name) => (value as ContractRow)[name]).find((it) => typeof it === "string" && it !== "");
  return found as string | undefined;
};
