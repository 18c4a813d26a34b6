import {
  findGamesByName,
  getRates,
  listAfdChoices,
  listCfAccountChoices,
  listCfAccountsV3,
  listGameCategories,
  listGameTags,
  listMyOperators,
  listOperators,
  listUsers,
  searchGameJurisdictions,
  searchGameOriginalProviders,
  searchGames,
  searchPartners,
  searchPlayers,
  type components,
  type Permission,
  type RefKind,
} from "@backoffice/api-client";
import type { Suggest, SuggestOption } from "@backoffice/ui/filters";
import { nameIn } from "#kit/contract/fields/name-in.ts";
import { queryOf, type ContractInput, type ContractRead, type ContractRow } from "#kit/contract/list/contract-read.ts";
import type { FilterContext } from "#kit/list/state/filters.ts";
import { currencyCodes } from "#kit/numbers/currency-codes.ts";
import { ALL } from "#kit/scope/scope.ts";

type Lookup = {
  label: string;
  read: ContractRead;
  /** The call that finds what contains the text. */
  input?: (text: string) => ContractInput;
  /** All of them are asked for at once: those of the operator of the top bar. */
  ofOperator?: true;
  /** What was found, in the answer. */
  rows?: (answer: never) => readonly ContractRow[];
  /** The field that is filtered by. */
  value: string;
  /** The field that names it; nothing when the value does. */
  name?: string;
  hint?: string;
};

/** Rows that are asked for at once (shell §9). */
const AT_ONCE = 100;

/** Members of staff that are asked for at once (shell §9, ruling 11). */
const STAFF_AT_ONCE = 50;

const search = (text: string): ContractInput => ({ body: { search: text, opId: ALL } });
const firstPage = (text: string): ContractInput => ({
  body: { search: text, opId: ALL, page: 1, itemsPerPage: AT_ONCE },
});
const items = (answer: { items: readonly ContractRow[] }) => answer.items;

/**
 * A game of the CMS is found by its name, and a brand is given to an active operator; the contract has no other words
 * for them than for a game and an operator.
 */
type Found = RefKind | "game-by-name" | "active-operator";

/** What filters find by asking (money §7), by what they refer to. */
const LOOKUPS = {
  "player-id": { label: "Player id", read: searchPlayers, input: search, value: "playerId", name: "playerCode" },
  game: { label: "Game", read: searchGames, input: search, value: "gameId", name: "title" },
  "game-by-name": {
    label: "Game",
    read: findGamesByName,
    input: (name) => ({ body: { name, opId: ALL } }),
    value: "gameId",
    name: "title",
  },
  provider: {
    label: "Provider",
    read: searchGameOriginalProviders,
    input: search,
    value: "id",
    name: "title",
    hint: "slug",
  },
  partner: {
    label: "Partner",
    read: searchPartners,
    input: (text) => ({ body: { query: text, opId: ALL } }),
    value: "partnerId",
    name: "partnerTitle",
  },
  admin: {
    label: "Member of staff",
    read: listUsers,
    input: (text) => ({ body: { appliedFilters: { search: text, opId: ALL, page: 1, limit: STAFF_AT_ONCE } } }),
    rows: ({ users }: { users: readonly components["schemas"]["StaffUser"][] }) =>
      users.map(({ user_id, email, app_metadata: { nickname } }) => ({ user_id, email, name: nickname ?? email })),
    value: "user_id",
    name: "name",
    hint: "email",
  },
  "parent-operator": {
    label: "Operator",
    read: listMyOperators,
    rows: (all: readonly { isBrand?: boolean }[]) => all.filter((it) => !it.isBrand),
    value: "opId",
    name: "title",
    hint: "opId",
  },
  "active-operator": {
    label: "Operator",
    read: listOperators,
    input: (text) => ({
      body: { search: text, opId: ALL, page: 1, itemsPerPage: AT_ONCE, type: "parent", status: "ACTIVE" },
    }),
    rows: items,
    value: "opId",
    name: "title",
    hint: "opId",
  },
  jurisdiction: {
    label: "Jurisdiction",
    read: searchGameJurisdictions,
    input: search,
    value: "code",
    name: "title",
  },
  "game-category": {
    label: "Category",
    read: listGameCategories,
    input: firstPage,
    rows: items,
    value: "slug",
    name: "title",
  },
  "game-tag": {
    label: "Tag",
    read: listGameTags,
    input: firstPage,
    rows: items,
    value: "slug",
    name: "title",
  },
  "afd-profile": { label: "AFD profile", read: listAfdChoices, value: "afdProfileName" },
  "cf-account": {
    label: "Cloudflare account",
    read: listCfAccountChoices,
    ofOperator: true,
    rows: items,
    value: "cfAccountId",
    name: "title",
  },
  "cf-account-code": {
    label: "Cloudflare account code",
    read: listCfAccountChoices,
    ofOperator: true,
    rows: items,
    value: "cfAccountCode",
    hint: "title",
  },
  "cf-account-v3": {
    label: "Cloudflare account code",
    read: listCfAccountsV3,
    input: firstPage,
    rows: items,
    value: "cfAccountCode",
    hint: "cfAccountId",
  },
  currency: {
    label: "Currency",
    read: getRates,
    rows: ({ exchangeRates }: { exchangeRates: Record<string, unknown> }) =>
      currencyCodes(exchangeRates).map((code) => ({ code })),
    value: "code",
  },
} satisfies Partial<Record<Found, Lookup>>;

/** What can be looked up. */
export type LookupRef = keyof typeof LOOKUPS;

const lookups: Readonly<Partial<Record<Found, Lookup>>> = LOOKUPS;

/** What is looked up is called so, and takes this right. */
export const lookupFacts = (ref: LookupRef): { label: string; permission: Permission } => {
  const { label, read } = LOOKUPS[ref] as Lookup;
  return { label, permission: read.operation.permission as Permission };
};

/** How long what was found stays good, in milliseconds. */
const FRESH = 60_000;

const has = (option: SuggestOption, text: string) =>
  [option.value, option.label, option.hint ?? ""].some((it) => it.toLowerCase().includes(text.toLowerCase()));

/** How what is referred to is looked up; nothing when it cannot be, or not by this member of staff. */
export const lookupOf = (ref: Found, { can, client, opId }: Pick<FilterContext, "can" | "client" | "opId">) => {
  const found = lookups[ref];
  if (!found) return undefined;
  const { read, input, ofOperator, rows = (answer: readonly ContractRow[]) => answer, value, label } = found;
  if (!can(read.operation.permission as Permission)) return undefined;
  const optionOf = (row: ContractRow): SuggestOption => {
    const named = found.name === undefined ? undefined : row[found.name];
    const hint = found.hint === undefined ? undefined : row[found.hint];
    const text = typeof named === "object" && named !== null ? nameIn(named) : (named as string | null | undefined);
    return {
      value: String(row[value]),
      label: text || String(row[value]),
      ...(typeof hint === "string" && hint && { hint }),
    };
  };
  const suggest: Suggest = async (text) => {
    const options = queryOf(read, ofOperator ? { query: { opId } } : input?.(text));
    const answer = await client.query<unknown>({ ...options, staleTime: FRESH } as never);
    const all = rows(answer as never).map(optionOf);
    return input ? all : all.filter((it) => has(it, text));
  };
  const find = async (wanted: string, signal: AbortSignal) =>
    (await suggest(wanted, signal)).find((it) => it.value === wanted);
  return { label, suggest, find };
};
