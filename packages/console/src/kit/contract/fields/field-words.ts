import type { Field } from "@backoffice/api-client";
import { spelledWords } from "../../words/spelled-words.ts";

/** Parts of names that are shortened, or misspelled, on the wire. */
const PARTS: Readonly<Record<string, string>> = {
  aff: "affiliate",
  op: "operator",
  lang: "language",
  langs: "languages",
  no: "number",
  uniqe: "unique",
};
const WHOLE: Readonly<Record<string, string>> = {
  opId: "Operator",
  opTitle: "Operator",
  parentOpId: "Parent operator",
  brandId: "Brand",
  brandTitle: "Brand",
  parentBrandId: "Parent brand",
  parentBrandTitle: "Parent brand",
  partnerTitle: "Partner",
  gameTitle: "Game",
  bonusTitle: "Bonus",
  tournamentTitle: "Tournament",
  parentOpTitle: "Parent operator",
  _id: "ID",
  txId: "Transaction id",
  desc: "Description",
  subtype: "Action",
  isFTD: "First deposit",
  is2FAEnabled: "Two-factor sign-in",
  isEnable: "Enabled",
  plInUSD: "Profit or loss in USD",
  isLow: "Low balance",
  isPartner: "Of a partner",
  statuses: "Status",
  env: "Environment",
  selectedLanguage: "Language",
  from: "From",
  to: "To",
};

/** The name of a field in words: `createdAt` is "Created", `wagerInUSD` "Wager in USD", `isTest` "Test". */
export const fieldWords = (name: string): string => {
  const known = WHOLE[name];
  if (known) return known;
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .replaceAll(/[_-]+/g, " ")
    .trim()
    .toLowerCase()
    .split(" ")
    .map((word) => PARTS[word] ?? word);
  if (words.length > 1 && ["is", "has"].includes(words[0]!)) words.shift();
  if (words.length > 1 && words.at(-1) === "at") words.pop();
  return spelledWords(words);
};

/** The name of a field among those beside it: where one of them is its name, it is the id. */
export const fieldLabel = ({ name }: Field, beside: readonly Field[]): string => {
  const words = fieldWords(name);
  return beside.some((it) => it.names === name) && !words.endsWith(" id") ? `${words} id` : words;
};
