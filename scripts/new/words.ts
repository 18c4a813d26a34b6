/** "Login activities" as file names have it: `login-activities`. */
export const kebab = (words: string): string =>
  words
    .toLowerCase()
    .match(/[a-z0-9]+/g)!
    .join("-");

/** `login-activities` as components are called: `LoginActivities`. */
export const pascal = (name: string): string =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `login-activities` as constants are called: `loginActivities`. */
export const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What a call is about: of `showBankAccount` it is "bank account". */
export const nounOf = (call: string): string =>
  call
    .replaceAll(/([A-Z])/g, " $1")
    .split(" ")
    .slice(1)
    .join(" ")
    .toLowerCase();

/** What a call does: of `deleteBank` it is "Delete". */
export const verbOf = (call: string): string => capital(call.split(/(?=[A-Z])/)[0]!);

/** With a capital letter. */
export const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

/** What ids stand for. */
const WHOSE: Readonly<Record<string, string>> = { opId: "operator", playerId: "player" };

/** `minAmountInUSD` in words: "min amount in USD". */
export const spelled = (name: string): string =>
  (WHOSE[name] ?? name)
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll(/[_-]/g, " ")
    .split(" ")
    .map((it) => (/^[A-Z]{2,}$/.test(it) ? it : it.toLowerCase()))
    .join(" ");

const ODD: Readonly<Record<string, string>> = { send: "sent", set: "set", give: "given", pay: "paid", put: "put" };

/** A verb after it was done: "approved", "denied", "cancelled". */
export const done = (verb: string): string => {
  const word = verb.toLowerCase();
  if (ODD[word]) return ODD[word];
  if (word.endsWith("e")) return `${word}d`;
  if (word.endsWith("el")) return `${word}led`;
  return /[^aeiou]y$/.test(word) ? word.replace(/y$/, "ied") : `${word}ed`;
};

/** A value as code. */
export const code = (value: unknown): string => JSON.stringify(value);
