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
  /** Input of the call that finds matches of the text. */
  input?: (text: string) => ContractInput;
  /** All are requested at once, for the operator in scope. */
  ofOperator?: true;
  /** Rows of the response. */
  rows?: (answer: never) => readonly ContractRow[];
  /** Field that is the filter's value. */
  value: string;
  /** Field with the name; undefined if the value is its own name. */
  name?: string;
  hint?: string;
};

/** Page size of a lookup (shell §9). */
const AT_ONCE = 100;

/** Page size of a staff lookup (shell §9, ruling 11). */
const STAFF_AT_ONCE = 50;

const search = (text: string): ContractInput => ({ body: { search: text, opId: ALL } });
const firstPage = (text: string): ContractInput => ({
  body: { search: text, opId: ALL, page: 1, itemsPerPage: AT_ONCE },
});
const items = (answer: { items: readonly ContractRow[] }) => answer.items;

/**
 * CMS games are found by name, and brands need an active operator; the contract has the same reference kinds for them
 * as for games and operators.
 */
type Found = RefKind | "game-by-name" | "active-operator";

/** Lookup calls (money §7), by kind of reference. */
const LOOKUPS = {
  "player-id": { label: "Player ID", read: searchPlayers, input: search, value: "playerId", name: "playerCode" },
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
    label: "Staff member",
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

/** Kinds of references that can be looked up. */
export type LookupRef = keyof typeof LOOKUPS;

const lookups: Readonly<Partial<Record<Found, Lookup>>> = LOOKUPS;

/** Label of a lookup and the permission that it needs. */
export const lookupFacts = (ref: LookupRef): { label: string; permission: Permission } => {
  const { label, read } = LOOKUPS[ref] as Lookup;
  return { label, permission: read.operation.permission as Permission };
};

/** Cache time of lookup results, in milliseconds. */
const FRESH = 60_000;

const has = (option: SuggestOption, text: string) =>
  [option.value, option.label, option.hint ?? ""].some((it) => it.toLowerCase().includes(text.toLowerCase()));

/** Lookup of a reference; undefined if there is none, or the user lacks the permission. */
export const lookupOf = (ref: Found, { can, client, opId }: Pick<FilterContext, "can" | "client" | "opId">) => {
  const lookup = lookups[ref];
  if (!lookup) return undefined;
  const { read, input, ofOperator, rows = (answer: readonly ContractRow[]) => answer, value, label } = lookup;
  if (!can(read.operation.permission as Permission)) return undefined;
  const optionOf = (row: ContractRow): SuggestOption => {
    const named = lookup.name === undefined ? undefined : row[lookup.name];
    const hint = lookup.hint === undefined ? undefined : row[lookup.hint];
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
  const find = async (query: string, signal: AbortSignal) =>
    (await suggest(query, signal)).find((it) => it.value === query);
  return { label, suggest, find };
};
