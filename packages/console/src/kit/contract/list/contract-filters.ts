import type { InputField, ReadShape } from "@backoffice/api-client";
import { dateRange, moneyRange, type AnyFilter, type FilterPlace, type FilterSet } from "@backoffice/ui/filters";
import type { FilterContext, ListFilters } from "../../list/filters.ts";
import { fieldWords } from "../fields/field-words.ts";
import { contractFilter, type Choices } from "./contract-filter.ts";

/**
 * Set elsewhere: by the paging, the scope of the page; or how the server works, not what it shows; or, `domainName`, what
 * makes the answer one record.
 */
const ELSEWHERE: ReadonlySet<string> = new Set([
  "page",
  "itemsPerPage",
  "limit",
  "opId",
  "includeBrands",
  "isTest",
  "isForceFetch",
  "domainName",
]);

/** For platform staff only (money §6): ids of players and operators, the flags of domains, and how they are doing in the cloud. */
const PLATFORM =
  /^(playerId|parentOpId|hasPendingDebit|isLocked|isBackoffice|isBrand|isInternal|(afd|cf|ssl|clientZone|customHostname|domainValidation)\w*)$/;

/** How many filters the drawer has before "Show more filters". */
const IN_SIGHT = 8;

/** What the state of a row is called. */
const STATES: ReadonlySet<string> = new Set(["status", "statuses", "kycStatus", "result", "appState", "state"]);

/** A filter by its name, and what it is made from. */
type Wanted = {
  name: string;
  rank: number;
  make: (place: FilterPlace, context: FilterContext) => AnyFilter | undefined;
};

/** What is looked for most stands first; 0 to 2 is in the bar. */
const rankOf = ({ name, kind, values }: InputField, beside: ReadonlySet<string>): number => {
  if (name === "search" || (name === "domain" && !beside.has("search"))) return 0;
  if (STATES.has(name)) return 1;
  if (values) return 4;
  if (name === "playerCode") return 3;
  if (name === "currency") return 5;
  return kind === "boolean" ? 6 : 7;
};

const period: Wanted = {
  name: "period",
  rank: 2,
  make: (place, { timeZone, locale }) => dateRange({ label: "Period", place, timeZone, locale }),
};

/** `minAmountInUSD` and `maxAmountInUSD` are one filter, `amountInUSD`. */
const range = ({ name, currency = "USD" }: InputField): Wanted => {
  const end = name.slice(3);
  return {
    name: end.charAt(0).toLowerCase() + end.slice(1),
    rank: 6,
    make: (place, { locale }) => moneyRange({ label: fieldWords(end), place, currency, locale }),
  };
};

const wantedOf = (shape: ReadShape, fixed: object, choices: Choices): Wanted[] => {
  const names = new Set(shape.input.map((it) => it.name));
  const isDouble = (name: string) =>
    // Of one value and several, the page's own wins, else the one that takes several.
    names.has(`${name}s`) || (name.endsWith("s") && name.slice(0, -1) in fixed);
  return shape.input
    .filter(({ name }) => !ELSEWHERE.has(name) && !(name in fixed) && !isDouble(name))
    .flatMap((input): Wanted[] => {
      const { name, kind } = input;
      if (kind === "moment") return name === "from" ? [period] : [];
      if (kind === "money") return name.startsWith("min") ? [range(input)] : [];
      const make: Wanted["make"] = (place, context) => contractFilter(input, place, names, context, choices[name]);
      return [{ name, rank: rankOf(input, names), make }];
    })
    .toSorted((a, b) => a.rank - b.rank);
};

const placeOf = ({ rank }: Wanted, at: number): FilterPlace => (rank < 3 ? "bar" : at < IN_SIGHT ? "drawer" : "more");

/**
 * The filters that a list call takes, those aside that the page has decided on (`fixed`); `choices` are of texts whose
 * values the contract does not say.
 */
export const contractFilters = (shape: ReadShape, fixed: object, choices: Choices = {}): ListFilters => {
  const all = wantedOf(shape, fixed, choices);
  return (context): FilterSet => {
    const offered = all.filter(({ name }) => context.isPlatform || !PLATFORM.test(name));
    return Object.fromEntries(
      offered.flatMap((wanted, at) => {
        const filter = wanted.make(placeOf(wanted, at), context);
        return filter ? [[wanted.name, filter]] : [];
      }),
    );
  };
};
