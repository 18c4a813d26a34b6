import type { InputField } from "@backoffice/api-client";
import {
  lookup,
  multiSelect,
  picker,
  select,
  tags,
  text,
  triState,
  type AnyFilter,
  type FilterPlace,
} from "@backoffice/ui/filters";
import { betIdFilter } from "../../filters/bet-id-filter.ts";
import type { FilterContext } from "../../list/filters.ts";
import { playerFilter } from "../../filters/player-filter.ts";
import { choiceWords } from "../../words/choice-words.ts";
import { fieldWords } from "../fields/field-words.ts";
import { lookupOf } from "./filter-lookups.ts";

/** More choices than this are found by typing. */
const FEW = 10;
const TEXTS: ReadonlySet<string> = new Set(["text", "id", "code", "integer"]);

/** Roles that only platform staff filter by (money §6). */
const PLATFORM_ROLES: ReadonlySet<string> = new Set(["SUPER_ADMIN", "ADMIN", "DEV_OPS"]);
const WHOLE = { pattern: /^\d{1,9}$/, says: "Use a whole number." };

/** Yes and no in words of their own (money §9). */
const YES_NO: Readonly<Record<string, { yes: string; no: string }>> = {
  isFTD: { yes: "Only first-time deposits", no: "Without first-time deposits" },
};

/** Numbers that stand for something (money §7). */
const NUMBERED: Readonly<Record<string, (context: FilterContext) => readonly string[]>> = {
  month: ({ locale }) => {
    const words = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
    return Array.from({ length: 12 }, (_, month) => words.format(Date.UTC(2026, month)));
  },
};

/** What there is to choose from, by the names of the fields. */
export type Choices = Readonly<Record<string, readonly { value: string; label: string }[]>>;

/** The filter of one field that a read takes beside others; nothing for what cannot be filtered by. */
export const contractFilter = (
  input: InputField,
  place: FilterPlace,
  beside: ReadonlySet<string>,
  context: FilterContext,
  choices?: Choices[string],
): AnyFilter | undefined => {
  const { name, kind, values, help } = input;
  const label = fieldWords(name);
  if (choices) return picker({ label, place, options: choices });
  const numbered = NUMBERED[name]?.(context);
  if (numbered)
    return select({ label, place, options: numbered.map((words, at) => ({ value: String(at + 1), label: words })) });
  if (values) {
    const options = values
      .filter((value) => name !== "role" || context.isPlatform || !PLATFORM_ROLES.has(value))
      .map((value) => ({ value, label: choiceWords(value) }));
    if (kind === "list") return multiSelect({ label, place, options });
    return options.length > FEW ? picker({ label, place, options }) : select({ label, place, options });
  }
  if (kind === "boolean") return triState({ label, place, ...YES_NO[name] });
  if (kind === "list") return tags({ label, place, help });
  if (!TEXTS.has(kind)) return undefined;
  if (name === "playerCode") return playerFilter(context, { place, help });
  if (name === "betId") return betIdFilter({ place, help });
  const found = lookupOf(name, beside, context);
  if (found) return lookup({ place, help, ...found });
  const allowed = kind === "integer" ? WHOLE : undefined;
  return text({ label, place, help, allowed, ...(place === "bar" && { placeholder: label }) });
};
