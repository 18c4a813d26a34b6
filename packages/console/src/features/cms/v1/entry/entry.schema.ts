import type { components } from "@backoffice/api-client";
import { z } from "zod";
import { wholeNumber } from "#kit/form/whole-number.ts";
import { textsByLanguage, textValues } from "#entities/content/texts/texts-by-language.ts";
import { ENTRY_KINDS, type EntryKind } from "../kinds/entry-kinds.ts";

type Entry = components["schemas"]["CmsEntry"];

/** What the form of an entry holds, with the limits of the contract. */
export const entrySchema = (kind: EntryKind) =>
  z.object({
    key: z
      .string()
      .trim()
      .min(1, "Enter the key.")
      .max(80, "Use at most 80 characters.")
      .regex(/^$|^[a-z0-9]+(-[a-z0-9]+)*$/, "Use lowercase letters, numbers and single hyphens."),
    /** Key of the entry above it; `""` for none. */
    parentKey: z.string(),
    status: z.custom<Entry["status"]>(),
    order: wholeNumber({ what: "place", min: 1, max: 9999 }),
    content: textsByLanguage(ENTRY_KINDS[kind].texts),
  });

export type EntryValues = z.input<ReturnType<typeof entrySchema>>;
type Valid = z.output<ReturnType<typeof entrySchema>>;

/** What a new entry begins with: what it stands under, and its place. */
export type NewEntry = Pick<EntryValues, "parentKey" | "order">;

/** What the form holds of an entry, or of a new one. */
export const entryValues = (
  kind: EntryKind,
  codes: readonly string[],
  entry: Entry | undefined,
  { parentKey, order }: NewEntry,
): EntryValues => ({
  key: entry?.key ?? "",
  parentKey: entry ? (entry.parentKey ?? "") : parentKey,
  status: entry?.status ?? "DRAFT",
  order: entry ? String(entry.order) : order,
  content: textValues(ENTRY_KINDS[kind].texts, codes, entry?.content),
});

/** What is sent of its texts: those that this form does not show stay as they are. */
const contentOf = (content: Valid["content"], kind: EntryKind, before: Entry["content"] = {}): Entry["content"] => {
  const shown = new Set(Object.keys(ENTRY_KINDS[kind].texts));
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

/** What is sent of it, but for what names it: the entry of which id, or a new one of whom. */
export const entryInput = ({ parentKey, content, ...rest }: Valid, kind: EntryKind, before?: Entry["content"]) => ({
  ...rest,
  parentKey: parentKey === "" ? null : parentKey,
  content: contentOf(content, kind, before),
});
