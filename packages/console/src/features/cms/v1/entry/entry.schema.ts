import type { components } from "@backoffice/api-client";
import { z } from "zod";
import { wholeNumber } from "#kit/form/whole-number-rule.ts";
import { textsByLanguage, textValues } from "#entities/content/texts/texts-by-language.ts";
import { ENTRY_KINDS, type EntryKind } from "../kinds/entry-kinds.ts";

type Entry = components["schemas"]["CmsEntry"];

/** Form schema of an entry, with the contract's limits. */
export const entrySchema = (kind: EntryKind) =>
  z.object({
    key: z
      .string()
      .trim()
      .min(1, "Enter the key.")
      .max(80, "Use at most 80 characters.")
      .regex(/^$|^[a-z0-9]+(-[a-z0-9]+)*$/, "Use lowercase letters, numbers and single hyphens."),
    /** Key of the parent; `""` for none. */
    parentKey: z.string(),
    status: z.custom<Entry["status"]>(),
    order: wholeNumber({ what: "position", min: 1, max: 9999 }),
    content: textsByLanguage(ENTRY_KINDS[kind].texts),
  });

export type EntryValues = z.input<ReturnType<typeof entrySchema>>;
type Valid = z.output<ReturnType<typeof entrySchema>>;

/** Initial values of a new entry: parent and position. */
export type NewEntry = Pick<EntryValues, "parentKey" | "order">;

/** Form values of an existing or new entry. */
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

/** Request body of the texts: those that this form does not show are kept. */
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

/** Request body without the identifiers: the ID of an existing entry, or the owner of a new one. */
export const entryInput = ({ parentKey, content, ...rest }: Valid, kind: EntryKind, before?: Entry["content"]) => ({
  ...rest,
  parentKey: parentKey === "" ? null : parentKey,
  content: contentOf(content, kind, before),
});
