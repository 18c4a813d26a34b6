import type { Db } from "../../db/db.ts";
import { settingOf } from "../../areas/operator-games/game-settings.ts";
import { every, PAGE, SMALL, type Reads, type Writes } from "./cases.ts";

const NONE = "00000000-0000-4000-8000-000000000000";
const first = <Row>(rows: Iterable<Row>): Row | undefined => [...rows][0];
const gamesOf = (db: Db) => [...db.games.games.values()];
const gameOf = (db: Db) => gamesOf(db)[0]!;
const OP = "op-nordlys";

/** A game that has this status at the operator and is enabled on the platform. */
const gameThatIs = (db: Db, status: string) =>
  gamesOf(db).find((it) => it.status === "ENABLED" && settingOf(db, OP, it.gameId).status === status)!;

/** Games and their catalogue, the games CMS. */
export const gamesReads = (db: Db) => {
  const { categories, tags, jurisdictions, providers, logs } = db.games;
  const one = first(db.games.games.values());
  const games = [...every(db.games.games.keys(), 5).slice(0, 5), "none"];
  const arriving = [...db.games.arriving.values()].flatMap((it) => it.slice(0, 1));
  const offPlatform = gamesOf(db).find((it) => it.status === "DISABLED");
  const known = one ? [one.gameId, gameThatIs(db, "ACTIVE").gameId, gameThatIs(db, "DISABLED").gameId] : [];
  const ids = [
    ...new Set([...known, ...arriving.map((it) => it.gameId), ...(offPlatform ? [offPlatform.gameId] : []), ...games]),
  ];
  const here = ids.map((gameId) => ({ body: { gameId, opId: OP } }));
  const some = { page: 1, itemsPerPage: 200, opId: "*" };
  const mine = { page: 1, itemsPerPage: 600, opId: OP };
  const search = one?.title.slice(0, 4) ?? "am";
  const titles = [search, ...[...arriving, ...(offPlatform ? [offPlatform] : [])].map((it) => it.title)];
  return {
    listGameCategories: [{ body: PAGE }, { body: { ...SMALL, search: "s", sortBy: "title", sortDirection: "desc" } }],
    showGameCategory: [...every(categories.keys(), 5), NONE].map((uuid) => ({ body: { uuid } })),
    listGameTags: [{ body: PAGE }, { body: { ...SMALL, includeBrands: true, sortBy: "gamesCount" } }],
    showGameTag: [...every(tags.keys(), 5), NONE].map((uuid) => ({ body: { uuid } })),
    listGameJurisdictions: [{ body: PAGE }, { body: { ...SMALL, sortBy: "slug", sortDirection: "desc" } }],
    searchGameJurisdictions: [
      { body: { search: "ma", opId: "*" } },
      ...(one?.jurisdictions ?? []).map((code) => ({ body: { search: code } })),
      { body: { search: "m " } },
    ],
    showGameJurisdiction: [...every(jurisdictions.keys(), 5), NONE].map((uuid) => ({ body: { uuid } })),
    listGameOriginalProviders: [{ body: PAGE }, { body: { ...SMALL, search: "works", sortBy: "displayName" } }],
    searchGameOriginalProviders: [{ body: { search: "work", opId: "*" } }],
    showGameOriginalProvider: [...every(providers.keys(), 5), "none"].map((id) => ({ body: { id } })),

    listGames: [
      { body: { ...some, sortBy: "updatedAt", sortDirection: "desc" } },
      { body: { ...some, itemsPerPage: 1 } },
      { body: { ...some, search, hasDemo: true, isBranded: false, status: "ENABLED", sortBy: "RTP" } },
      { body: { ...some, tag: "free-spins", jurisdiction: "malta", category: "video-slots", aggregator: "imoon" } },
    ],
    showGame: ids.map((gameId) => ({ body: { gameId } })),
    showLaunchUrl: [...here, { body: { gameId: ids[0] ?? "none", opId: "*" } }],
    listGameLogs: [
      { body: { ...some, itemsPerPage: 20 } },
      { body: { ...SMALL, sortBy: "message", sortDirection: "asc" } },
      { body: { ...some, subtype: "GAME_UPDATED", env: "PROD", search, from: "2026-10-01T00:00:00Z" } },
    ],
    showGameLog: [...every(logs.keys(), 5), NONE].map((uuid) => ({ body: { uuid } })),
    searchGames: [...titles.map((it) => ({ body: { search: it } })), { body: { search: "sg-", opId: OP } }],
    listOperatorGames: [
      { body: mine },
      { body: { ...some, gameId: ids[0]! } },
      { body: { ...mine, itemsPerPage: 20, includeBrands: true, status: "ACTIVE", sortBy: "title" } },
    ],
    showOperatorGame: [...here, { body: { gameId: "none", opId: OP } }],

    listCmsGames: [
      { body: { ...some, itemsPerPage: 600 } },
      { body: { ...SMALL, includeBrands: true, sortBy: "enabledCount", sortDirection: "desc" } },
      { body: { ...some, status: "DISABLED", search, sortBy: "title" } },
    ],
    showCmsGame: ids.map((gameId) => ({ body: { gameId } })),
    listCmsOperatorGames: [
      { body: mine },
      { body: { ...some, gameId: ids[0]! } },
      { body: { ...mine, itemsPerPage: 20, status: "DISABLED", sortBy: "status", sortDirection: "desc" } },
    ],
    showCmsOperatorGame: here,
    findGamesByName: titles.map((name) => ({ body: { name, opId: "*" } })),

    listCryptoNetworks: [
      { body: PAGE },
      { body: { ...SMALL, search: "main", sortBy: "updatedAt" } },
      { body: { ...PAGE, network: "Celo Main" } },
    ],
    showCryptoNetwork: ["Ethereum Main", "Polygon Main", "Nowhere"].map((network) => ({ body: { network } })),
  } satisfies Reads;
};

const title = { en: "Malay" };

export const gamesWrites = {
  saveGameCategory: (db) => {
    const { uuid, opId, slug, description } = first(db.games.categories.values())!;
    return { body: { uuid, opId, slug, title, description } };
  },
  saveGameTag: (db) => {
    const { uuid, opId, slug, description } = first(db.games.tags.values())!;
    return { body: { uuid, opId, slug, title, description } };
  },
  saveGameJurisdiction: (db) => {
    const { uuid, opId, code, description } = first(db.games.jurisdictions.values())!;
    return { body: { uuid, opId, code, title, description } };
  },
  createGameOriginalProvider: () => ({
    body: { opId: "*", slug: "new-works", aliases: ["NW"], displayName: { en: "New Works" } },
  }),
  updateGameOriginalProvider: (db) => {
    const { opId, id, slug, aliases } = db.games.providers.get(gameOf(db).providerId)!;
    return { body: { opId, id, slug, aliases: [...aliases, "Workshop"], displayName: { en: "Workers" } } };
  },
  updateGame: (db) => {
    const { gameId, categories, tags, jurisdictions, providerId, hasDemo } = gameOf(db);
    const other = [...db.games.providers.keys()].find((it) => it !== providerId)!;
    const without = { categories: categories.slice(1), tags: tags.slice(1), jurisdictions: jurisdictions.slice(1) };
    return { body: { gameId, ...without, providerId: other, hasDemo: !hasDemo, RTP: 91.5, description: "Changed." } };
  },
  syncImoonGames: () => ({ query: { opId: "*" } }),
  syncSgGames: () => ({ query: { opId: "*" } }),
  syncCreedzGames: () => ({ query: { opId: "*" } }),
  syncSoftSwissGames: () => ({ query: { opId: "*" } }),
  updateOperatorGame: (db) => {
    const game = gameThatIs(db, "ACTIVE");
    const dto = { gameId: game.gameId, order: 7777, status: "DEPRECATE" } as const;
    return { body: { dto, opId: OP, gameTitle: game.title } };
  },
  enableGame: (db) => ({ body: { gameId: gamesOf(db).find((it) => it.status === "DISABLED")!.gameId, opId: "*" } }),
  disableGame: (db) => ({ body: { gameId: gameThatIs(db, "ACTIVE").gameId, opId: "*" } }),
  enableGamesByAggregator: (db) => ({
    body: { aggregator: gameThatIs(db, "DISABLED").aggregator, opId: OP, providerId: "ALL" },
  }),
  disableGamesByAggregator: (db) => {
    const { aggregator, providerId } = gameThatIs(db, "ACTIVE");
    return { body: { aggregator, opId: OP, providerId } };
  },
  updateCryptoNetwork: () => ({ body: { networkName: "Polygon Main", keys: ["ONE", "TWO"] } }),
} satisfies Writes;
