import { z } from "zod";
import { addressText } from "#kit/form/address-text.ts";
import { LINK_SCHEMES } from "./text-rules.ts";

/** Optional text of an entry in one language, up to `most` characters; `""` if missing. */
export const optionalText = (maxLength: number) =>
  z.string().trim().max(maxLength, `Use at most ${maxLength} characters.`).default("");

/** Maximum length of an HTML text, in characters. */
export const MOST_HTML = 50_000;

/** Target of a link or button: a page of the site, an anchor, or an http(s) URL. */
export const link = addressText(LINK_SCHEMES, 500).default("");

/** Slug of an entry. */
export const slug = z
  .string()
  .trim()
  .min(1, "Enter the address.")
  .max(80, "Use at most 80 characters.")
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use lowercase letters, numbers and single hyphens between them; no slash.");

type Texts = { readonly [field: string]: string };

/** Whether a language has no texts. */
export const isBlank = (texts: { readonly [field: string]: string | undefined } | undefined): boolean =>
  Object.values(texts ?? {}).every((text) => !text?.trim());

/**
 * Texts of an entry by language: English requires a title, and so does every language with any text. Blank languages
 * are omitted, so the server deletes their texts.
 */
export const contentOf = <Field extends string>(fields: Record<Field, z.ZodType<string, string | undefined>>) =>
  z
    .record(
      z.string(),
      z.object({ ...fields, title: optionalText(200) }) as unknown as z.ZodType<
        Record<Field | "title", string>,
        Partial<Record<Field | "title", string>>
      >,
    )
    .superRefine((content, context) => {
      const say = (code: string, message: string) =>
        context.addIssue({ code: "custom", path: [code, "title"], message });
      if (!content["en"]?.title) say("en", "Enter the title in English.");
      for (const [code, texts] of Object.entries<Texts>(content))
        if (code !== "en" && texts["title"] === "" && !isBlank(texts)) say(code, "Enter the title.");
    })
    .transform((content) =>
      Object.fromEntries(Object.entries(content).filter(([, texts]) => !isBlank(texts as Texts))),
    );

/** Request body of the texts: empty fields are omitted, except the title and those that the call requires. */
export const written = <Field extends string, Needed extends Field = never>(
  content: Readonly<Record<string, Record<Field | "title", string>>>,
  needed: readonly Needed[] = [],
) =>
  Object.fromEntries(
    Object.entries(content).map(([code, texts]) => [
      code,
      Object.fromEntries(
        Object.entries<string>(texts).filter(
          ([name, text]) => text !== "" || name === "title" || needed.includes(name as Needed),
        ),
      ) as Record<Needed | "title", string> & Partial<Record<Field, string>>,
    ]),
  );
