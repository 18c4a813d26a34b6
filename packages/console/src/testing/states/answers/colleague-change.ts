import type { Change } from "./change-answer.ts";
import { isProse, isWord } from "./replace-texts.ts";

/** The next digit in place of the first: "12.50" is "22.50". */
const otherNumber = (text: string) => text.replace(/\d/, (digit) => String((Number(digit) % 9) + 1));

const otherText = (text: string) =>
  text === "" || isProse(text) ? `${text} (as changed by a colleague)`.trim() : otherNumber(text);

const changeText = (value: unknown, other: (text: string) => string) =>
  typeof value === "string" ? other(value) : value;

const NUMBERS: ReadonlySet<string> = new Set(["integer", "decimal", "money", "percentage"]);

/** What a colleague may have made of a field in the meantime: another value that its contract allows. */
export const colleagueChange: Change = (value, field) => {
  const { kind, values = [] } = field;
  if (isWord(field)) return value;
  if (value === null) return kind === "text" ? otherText("") : null;
  if (typeof value === "boolean") return !value;
  if (kind === "choice") return values.find((it) => it !== value) ?? value;
  if (kind === "localized" && typeof value === "object")
    return Object.fromEntries(Object.entries(value as Record<string, string>).map(([at, it]) => [at, otherText(it)]));
  if (NUMBERS.has(kind)) return typeof value === "number" ? value + 1 : changeText(value, otherNumber);
  return kind === "text" || kind === "code" ? changeText(value, otherText) : value;
};
