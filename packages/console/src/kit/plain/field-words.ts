/** Written in capitals wherever they stand in a name. */
const CAPITALS = new Set(
  "ggr ngr url ip dns iban kyc cpg ssl afd cf usd rtp ftd id uuid cpu cms seo html json ltv cpa cpr iso tx".split(" "),
);
const WHOLE: Readonly<Record<string, string>> = {
  opTitle: "Operator",
  opId: "Operator id",
  parentOpId: "Parent operator id",
  _id: "ID",
  txId: "Transaction id",
  affId: "Affiliate id",
  desc: "Description",
  subtype: "Action",
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
    .split(" ")
    .map((word) => (CAPITALS.has(word.toLowerCase()) ? word.toUpperCase() : word.toLowerCase()));
  if (words.length > 1 && ["is", "has"].includes(words[0]!)) words.shift();
  if (words.length > 1 && words.at(-1) === "at") words.pop();
  // Inside a heading an id is a word like any other.
  const text = words.map((word, at) => (word === "ID" && at > 0 ? "id" : word)).join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};
