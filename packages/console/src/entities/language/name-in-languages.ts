import { fieldWords } from "#kit/contract/fields/field-words.ts";
import { LANGUAGES } from "./languages.ts";

/** Label of a content field's path: `content.sv.metaTitle` is "Swedish, meta title". */
export const nameInLanguages = (path: string): string | undefined => {
  const parts = (path.match(/[^.[\]"]+/g) ?? []).filter((part, at) => at > 0 || part !== "content");
  const words = parts.map((part, at) => {
    const language = LANGUAGES.find(({ code }) => code === part)?.label;
    if (language) return language;
    if (/^\d+$/.test(part)) return String(Number(part) + 1);
    const field = fieldWords(part);
    return at === 0 ? field : field.charAt(0).toLowerCase() + field.slice(1);
  });
  return words.length > 0 ? words.join(", ") : undefined;
};
