import { choiceWords } from "#kit/words/choice-words.ts";

/** `OPERATOR_ADMIN` is "Operator admin". */
export const roleWords = (role: string): string => (role === "DEV_OPS" ? "DevOps" : choiceWords(role));
