import type { InputField, RefKind } from "@backoffice/api-client";
import { withEnglishNames } from "@backoffice/ui";
import { lookup, select, triState } from "@backoffice/ui/filters";
import type { FieldFilter } from "#kit/contract/list/field-knowledge.ts";
import { choiceWords } from "#kit/words/choice-words.ts";
import { betIdFilter } from "#entities/bet/bet-id-filter.ts";
import { playerFilter } from "#entities/player/player-filter.ts";
import { lookupOf } from "./lookups.ts";

/** Roles that only platform staff filter by (money §6). */
const PLATFORM_ROLES: ReadonlySet<string> = new Set(["SUPER_ADMIN", "ADMIN", "DEV_OPS"]);

/** A lookup filter: the value is found by typing the name of the referenced record. */
const lookupFilter: FieldFilter = ({ ref, values }, { place, help }, context) => {
  const known = ref && !values ? lookupOf(ref, context) : undefined;
  return known && lookup({ place, help, ...known });
};

/** Filters of references, by kind of reference. */
const BY_REF: Readonly<Partial<Record<RefKind, FieldFilter>>> = {
  player: (_, { place, help }, context) => playerFilter(context, { place, help }),
  bet: (_, { place, help }) => betIdFilter({ place, help }),
};

/** Filters that need more than their kind, by parameter name. */
const BY_NAME: Readonly<{ [name: string]: FieldFilter }> = {
  // Specific words for yes and no (money §9).
  isFTD: (_, { label, place }) =>
    triState({ label, place, yes: "First-time deposits only", no: "Without first-time deposits" }),
  // The number is a month (money §7).
  month: (_, { label, place }, { locale }) => {
    const words = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
    const options = Array.from({ length: 12 }, (__, month) => ({
      value: String(month + 1),
      label: withEnglishNames(words, Date.UTC(2026, month)),
    }));
    return select({ label, place, options });
  },
  role: ({ values }, { label, place }, { isPlatform }) => {
    const roles = values?.filter((value) => isPlatform || !PLATFORM_ROLES.has(value));
    return roles && select({ label, place, options: roles.map((value) => ({ value, label: choiceWords(value) })) });
  },
};

/** The special filter of a field; undefined if its kind is enough. */
export const filterOf = ({ ref, name }: InputField): FieldFilter | undefined =>
  ref ? (BY_REF[ref] ?? lookupFilter) : BY_NAME[name];
