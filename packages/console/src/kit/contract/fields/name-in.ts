import type { ContractRow } from "../list/contract-read.ts";

/** Fields that can represent an object in one line, by priority. */
const NAMES = ["playerCode", "title", "name", "username", "nickname", "nickName", "en", "email"];

/** Whether a field of this name represents its object. */
export const isName = (name: string): boolean => NAMES.includes(name);

/** The text that represents an object or a localized text; undefined without one. */
export const nameIn = (value: object): string | undefined => {
  const text = NAMES.map((name) => (value as ContractRow)[name]).find((it) => typeof it === "string" && it !== "");
  return text as string | undefined;
};
