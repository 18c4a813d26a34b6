import { lookup, select, triState } from "@backoffice/ui/filters";
import type { FieldFilter } from "#kit/contract/list/field-knowledge.ts";
import { choiceWords } from "#kit/words/choice-words.ts";
import { betIdFilter } from "../bet/bet-id-filter.ts";
import { playerFilter } from "../player/player-filter.ts";
import { LOOKUPS, lookupOf } from "./lookups.ts";

/** Roles that only platform staff filter by (money §6). */
const PLATFORM_ROLES: ReadonlySet<string> = new Set(["SUPER_ADMIN", "ADMIN", "DEV_OPS"]);

/** What is typed or picked: other kinds of the same name mean something else. */
const TEXTS: ReadonlySet<string> = new Set(["text", "id", "code", "integer"]);

const found: FieldFilter = ({ name, kind, values }, { place, help }, context, beside) => {
  const known = !values && TEXTS.has(kind) ? lookupOf(name, beside, context) : undefined;
  return known && lookup({ place, help, ...known });
};

/** Filters that are more than their kind, by the names that the calls give them. */
export const fieldFilters: Readonly<{ [name: string]: FieldFilter }> = {
  ...Object.fromEntries(Object.keys(LOOKUPS).map((name) => [name, found])),
  playerCode: (_, { place, help }, context) => playerFilter(context, { place, help }),
  betId: (_, { place, help }) => betIdFilter({ place, help }),
  // Yes and no in words of their own (money §9).
  isFTD: (_, { label, place }) =>
    triState({ label, place, yes: "Only first-time deposits", no: "Without first-time deposits" }),
  // A number that stands for something (money §7).
  month: (_, { label, place }, { locale }) => {
    const words = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
    const options = Array.from({ length: 12 }, (__, month) => ({
      value: String(month + 1),
      label: words.format(Date.UTC(2026, month)),
    }));
    return select({ label, place, options });
  },
  role: ({ values }, { label, place }, { isPlatform }) => {
    const roles = values?.filter((value) => isPlatform || !PLATFORM_ROLES.has(value));
    return roles && select({ label, place, options: roles.map((value) => ({ value, label: choiceWords(value) })) });
  },
};
