import type { components } from "@backoffice/api-client";
import { z } from "zod";
import { wholeNumber } from "#kit/form/whole-number.ts";
import { textsByLanguage, textValues } from "../kinds/texts-by-language.ts";
import { SECTION_KINDS, type SectionKind } from "./section-kinds.ts";

type Entry = components["schemas"]["CmsEntry"];

/** What the form of a section holds, with the limits of the contract. */
export const sectionSchema = (kind: SectionKind) =>
  z.object({
    key: z
      .string()
      .trim()
      .min(1, "Enter the key.")
      .max(80, "Use at most 80 characters.")
      .regex(/^$|^[a-z0-9]+(-[a-z0-9]+)*$/, "Use small letters, digits and single dashes."),
    status: z.custom<Entry["status"]>(),
    order: wholeNumber({ what: "place", min: 1, max: 9999 }),
    content: textsByLanguage(SECTION_KINDS[kind].texts),
  });

export type SectionValues = z.input<ReturnType<typeof sectionSchema>>;

/** What the form holds of a section; of a new one nothing yet. */
export const sectionValues = (
  kind: SectionKind,
  codes: readonly string[],
  entry: Entry | undefined,
): SectionValues => ({
  key: entry?.key ?? "",
  status: entry?.status ?? "DRAFT",
  order: entry ? String(entry.order) : "",
  content: textValues(SECTION_KINDS[kind].texts, codes, entry?.content),
});

/** What is sent of it: texts that this form does not show stay as they are. */
export const sectionContent = (
  content: z.output<ReturnType<typeof sectionSchema>>["content"],
  kind: SectionKind,
  before: Entry["content"] = {},
): Entry["content"] => {
  const shown = new Set(Object.keys(SECTION_KINDS[kind].texts));
  return Object.fromEntries(
    Object.entries(content).map(([code, texts]) => [
      code,
      {
        ...Object.fromEntries(Object.entries(before[code] ?? {}).filter(([name]) => !shown.has(name))),
        ...(texts as { title: string }),
      },
    ]),
  );
};
