import { catalogueScope } from "../commands/catalogue-rights.ts";
import { createGameProvider, updateGameProvider } from "../commands/save-game-provider.ts";
import { saveGameLabel } from "../commands/save-game-label.ts";
import type { Db } from "../db/db.ts";
import type { GameProviderRow } from "../db/seed-game-catalogue.ts";
import type { GameRow } from "../db/seed-games.ts";
import type { Handlers } from "../request/handler.ts";
import { list, type ListRules } from "../request/list.ts";
import { Refusal } from "../request/refusal.ts";
import { found } from "../request/found.ts";
import type { Account } from "../session/accounts.ts";

type Text = { [lang: string]: string };
type Label = { uuid: string; opId: string; title: Text & { en: string }; updatedAt: string };

/** Games by what they carry. */
const counts = (db: Db, of: (game: GameRow) => readonly string[]): Map<string, number> => {
  const all = new Map<string, number>();
  for (const game of db.games.games.values()) for (const it of of(game)) all.set(it, (all.get(it) ?? 0) + 1);
  return all;
};

const counted = <Row>(row: Row, count: number | undefined) => ({ ...row, gamesCount: count ?? 0 });

const withTitle = (row: GameProviderRow) => ({ ...row, title: row.displayName });

const OF = {
  categories: (game: GameRow) => game.categories,
  tags: (game: GameRow) => game.tags,
  jurisdictions: (game: GameRow) => game.jurisdictions,
  providers: (game: GameRow) => [game.providerId],
};

type Where = { db: Db; account: Account };
type Asked = { opId?: string | undefined; includeBrands?: boolean | undefined };

/** The rows that the account may see, each with its games counted. */
const shown = <Row extends { opId: string }>(
  { db, account }: Where,
  asked: Asked,
  rows: Map<string, Row>,
  of: (game: GameRow) => readonly string[],
  key: (row: Row) => string,
) => {
  const scope = catalogueScope(db, account, asked);
  if (scope instanceof Refusal) return scope;
  const all = counts(db, of);
  return [...rows.values()].filter((it) => scope.has(it.opId)).map((it) => counted(it, all.get(key(it))));
};

const labelRules = <Row extends Label & { gamesCount: number }>(key: (row: Row) => string): ListRules<Row> => ({
  search: (row) => [key(row), ...Object.values(row.title)],
  sorts: {
    slug: key,
    title: (row) => row.title.en.toLowerCase(),
    opId: (row) => row.opId,
    gamesCount: (row) => row.gamesCount,
    updatedAt: (row) => row.updatedAt,
  },
});

const one = <Row extends { opId: string }>(
  where: Where,
  rows: Map<string, Row>,
  id: string,
  of: (game: GameRow) => readonly string[],
  key: (row: Row) => string,
  noun: string,
) => {
  const all = shown(where, {}, new Map([...rows].filter(([it]) => it === id)), of, key);
  if (all instanceof Refusal) return all;
  return all[0] ?? new Refusal(404, `This ${noun} does not exist.`);
};

const slugOf = (row: { slug: string }) => row.slug;
const codeOf = (row: { code: string }) => row.code;
const idOf = (row: { id: string }) => row.id;

export const gameCatalogue: Handlers<
  | "saveGameCategory"
  | "listGameCategories"
  | "showGameCategory"
  | "saveGameTag"
  | "listGameTags"
  | "showGameTag"
  | "saveGameJurisdiction"
  | "listGameJurisdictions"
  | "searchGameJurisdictions"
  | "showGameJurisdiction"
  | "createGameOriginalProvider"
  | "updateGameOriginalProvider"
  | "listGameOriginalProviders"
  | "searchGameOriginalProviders"
  | "showGameOriginalProvider"
> = {
  saveGameCategory: (call) => {
    const rules = { table: call.db.games.categories, key: "slug", noun: "category" } as const;
    const row = saveGameLabel(call, rules, call.input.body);
    return row instanceof Refusal ? row : counted(row, counts(call.db, OF.categories).get(row.slug));
  },
  listGameCategories: (call) => {
    const rows = shown(call, call.input.body, call.db.games.categories, OF.categories, slugOf);
    return rows instanceof Refusal ? rows : list(call, rows, labelRules<(typeof rows)[number]>(slugOf));
  },
  showGameCategory: (call) =>
    one(call, call.db.games.categories, call.input.body.uuid, OF.categories, slugOf, "category"),

  saveGameTag: (call) => {
    const row = saveGameLabel(call, { table: call.db.games.tags, key: "slug", noun: "tag" }, call.input.body);
    return row instanceof Refusal ? row : counted(row, counts(call.db, OF.tags).get(row.slug));
  },
  listGameTags: (call) => {
    const rows = shown(call, call.input.body, call.db.games.tags, OF.tags, slugOf);
    return rows instanceof Refusal ? rows : list(call, rows, labelRules<(typeof rows)[number]>(slugOf));
  },
  showGameTag: (call) => one(call, call.db.games.tags, call.input.body.uuid, OF.tags, slugOf, "tag"),

  saveGameJurisdiction: (call) => {
    const rules = { table: call.db.games.jurisdictions, key: "code", noun: "jurisdiction" } as const;
    const row = saveGameLabel(call, rules, call.input.body);
    return row instanceof Refusal ? row : counted(row, counts(call.db, OF.jurisdictions).get(row.code));
  },
  listGameJurisdictions: (call) => {
    const rows = shown(call, call.input.body, call.db.games.jurisdictions, OF.jurisdictions, codeOf);
    return rows instanceof Refusal ? rows : list(call, rows, labelRules<(typeof rows)[number]>(codeOf));
  },
  searchGameJurisdictions: (call) => {
    const rows = shown(call, call.input.body, call.db.games.jurisdictions, OF.jurisdictions, codeOf);
    if (rows instanceof Refusal) return rows;
    return found(rows, call.input.body.search, (row) => [row.code, ...Object.values(row.title)]);
  },
  showGameJurisdiction: (call) =>
    one(call, call.db.games.jurisdictions, call.input.body.uuid, OF.jurisdictions, codeOf, "jurisdiction"),

  createGameOriginalProvider: (call) => {
    const row = createGameProvider(call, call.input.body);
    return row instanceof Refusal ? row : counted(withTitle(row), 0);
  },
  updateGameOriginalProvider: (call) => {
    const row = updateGameProvider(call, call.input.body);
    return row instanceof Refusal ? row : counted(withTitle(row), counts(call.db, OF.providers).get(row.id));
  },
  listGameOriginalProviders: (call) => {
    const rows = shown(call, call.input.body, call.db.games.providers, OF.providers, idOf);
    if (rows instanceof Refusal) return rows;
    return list(
      call,
      rows.map((it) => ({ ...it, title: it.displayName })),
      {
        search: (row) => [row.slug, ...row.aliases, ...Object.values(row.displayName)],
        sorts: {
          id: (row) => row.id,
          slug: (row) => row.slug,
          displayName: (row) => row.displayName.en.toLowerCase(),
          opId: (row) => row.opId,
          gamesCount: (row) => row.gamesCount,
          updatedAt: (row) => row.updatedAt,
        },
      },
    );
  },
  searchGameOriginalProviders: (call) => {
    const rows = shown(call, call.input.body, call.db.games.providers, OF.providers, idOf);
    if (rows instanceof Refusal) return rows;
    const all = rows.map((it) => ({ ...it, title: it.displayName }));
    const words = (row: (typeof all)[number]) => [row.id, row.slug, ...row.aliases, ...Object.values(row.displayName)];
    return found(all, call.input.body.search, words);
  },
  showGameOriginalProvider: (call) => {
    const row = one(call, call.db.games.providers, call.input.body.id, OF.providers, idOf, "provider");
    return row instanceof Refusal ? row : { ...row, title: row.displayName };
  },
};
