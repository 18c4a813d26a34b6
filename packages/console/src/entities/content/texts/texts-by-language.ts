import { z } from "zod";
import { LANGUAGES } from "#entities/language/languages.ts";
import { fieldOf, textNames, textProblem, type TextName, type TextNeeds } from "./text-rules.ts";

/** Texts by the code of their language, each by its name: `{ en: { title: "Spring is here" } }`. */
export type TextsByLanguage = Record<string, Record<string, string>>;

/** Language name for use inside a sentence. */
const languageName = (code: string): string => LANGUAGES.find((it) => it.code === code)?.label ?? code;

const isWritten = (texts: Readonly<Record<string, string>>): boolean => Object.values(texts).some((it) => it !== "");

/** Texts by their wire names, without blank ones. */
const onTheWire = (needs: TextNeeds, texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(textNames(needs).flatMap((name) => (texts[fieldOf(name)] ? [[name, texts[fieldOf(name)]!]] : [])));

/**
 * Texts by language. English is required, since all others fall back to it. A language with any text must be complete;
 * blank languages and empty optional texts are omitted.
 */
export const textsByLanguage = (needs: TextNeeds) =>
  z
    .record(z.string(), z.record(z.string(), z.string().trim()))
    .superRefine((content, context) => {
      for (const [code, texts] of Object.entries<Record<string, string>>({ en: {}, ...content }))
        for (const name of textNames(needs)) {
          const text = texts[fieldOf(name)] ?? "";
          const isMissing = needs[name] === "required" && text === "" && (code === "en" || isWritten(texts));
          const message = isMissing
            ? `Enter the text in ${languageName(code)}${code === "en" ? "" : ", or leave all fields of the language empty"}.`
            : text === ""
              ? undefined
              : textProblem(name, text);
          if (message) context.addIssue({ code: "custom", path: [code, fieldOf(name)], message });
        }
    })
    .transform((content): TextsByLanguage =>
      Object.fromEntries(
        Object.entries(content)
          .filter(([, texts]) => isWritten(texts))
          .map(([code, texts]) => [code, onTheWire(needs, texts)]),
      ),
    );

type Written = Readonly<Record<string, object | undefined>>;

/** Form values of texts: every text in every language, empty if missing. */
export const textValues = (needs: TextNeeds, codes: readonly string[], content: Written = {}): TextsByLanguage =>
  Object.fromEntries(
    codes.map((code) => {
      const texts = (content[code] ?? {}) as Readonly<Record<string, string | undefined>>;
      return [code, Object.fromEntries(textNames(needs).map((name) => [fieldOf(name), texts[name] ?? ""]))];
    }),
  );

/** Text in a language, falling back to English, then to any other. */
export const textIn = (content: Written, name: TextName, code: string): string => {
  const of = (language: string) => (content[language] as Readonly<Record<string, string>> | undefined)?.[name] ?? "";
  return of(code) || of("en") || Object.keys(content).map(of).find(Boolean) || "";
};
