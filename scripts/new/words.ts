/** `login-activities` for "Login activities", as in file names. */
export const kebab = (words: string): string =>
  words
    .toLowerCase()
    .match(/[a-z0-9]+/g)!
    .join("-");

/** `LoginActivities` for `login-activities`, as in component names. */
export const pascal = (name: string): string =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `loginActivities` for `login-activities`, as in constant names. */
export const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The noun of a call: "bank account" for `showBankAccount`. */
export const nounOf = (call: string): string =>
  call
    .replaceAll(/([A-Z])/g, " $1")
    .split(" ")
    .slice(1)
    .join(" ")
    .toLowerCase();

/** The verb of a call: "Delete" for `deleteBank`. */
export const verbOf = (call: string): string => capital(call.split(/(?=[A-Z])/)[0]!);

/** Capitalizes the first letter. */
export const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

/** Nouns for IDs. */
const REF_NOUNS: Readonly<Record<string, string>> = { opId: "operator", playerId: "player" };

/** "min amount in USD" for `minAmountInUSD`. */
export const spelled = (name: string): string =>
  (REF_NOUNS[name] ?? name)
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll(/[_-]/g, " ")
    .split(" ")
    .map((it) => (/^[A-Z]{2,}$/.test(it) ? it : it.toLowerCase()))
    .join(" ");

const ODD: Readonly<Record<string, string>> = { send: "sent", set: "set", give: "given", pay: "paid", put: "put" };

/** The past participle of a verb: "approved", "denied", "cancelled". */
export const done = (verb: string): string => {
  const word = verb.toLowerCase();
  if (ODD[word]) return ODD[word];
  if (word.endsWith("e")) return `${word}d`;
  if (word.endsWith("el")) return `${word}led`;
  return /[^aeiou]y$/.test(word) ? word.replace(/y$/, "ied") : `${word}ed`;
};

/** A value as code. */
export const code = (value: unknown): string => JSON.stringify(value);
