import { z } from "zod";

/** A text of an entry in one language, up to so many characters; `""` where there is none. */
export const upTo = (most: number) => z.string().trim().max(most, `Use at most ${most} characters.`).default("");

/** As long as a text of HTML may be. */
export const MOST_HTML = 50_000;

/** Where a link or button leads: a page of the site, a place on the page, or the web. */
export const link = upTo(500).refine(
  (text) => text === "" || /^(\/($|[^/])|https?:\/\/|#)/.test(text),
  "Use a page of the site (/…), a place on the page (#…) or a web address (https://…).",
);

/** The address of an entry on its site. */
export const slug = z
  .string()
  .trim()
  .min(1, "Enter the address.")
  .max(80, "Use at most 80 characters.")
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use lowercase letters, numbers and single hyphens between them; no slash.");

type Texts = { readonly [field: string]: string };

/** Whether nothing is written in a language. */
export const isBlank = (texts: { readonly [field: string]: string | undefined } | undefined): boolean =>
  Object.values(texts ?? {}).every((text) => !text?.trim());

/**
 * The texts of an entry by language: English has a title, and so has every other language in which anything is written.
 * Languages in which nothing is written are left out, and so lose what they had.
 */
export const contentOf = <Field extends string>(fields: Record<Field, z.ZodType<string, string | undefined>>) =>
  z
    .record(
      z.string(),
      z.object({ ...fields, title: upTo(200) }) as unknown as z.ZodType<
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

/** What is sent of the texts: without the fields that nobody filled in, but for the title and those that the call needs. */
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
