import { beforeEach, describe, expect, test } from "vitest";
import type { Backend } from "../../backend.ts";
import { settingOf } from "../operator-games/game-settings.ts";
import { callOperation } from "../../testing/call-operation.ts";
import { fixedBackend } from "../../testing/fixed-backend.ts";
import type { GameRow } from "./games-tables.ts";

const OP = "op-nordlys";
let backend: Backend;
const games = () => [...backend.db.games.games.values()];
const statusOf = (game: GameRow) => settingOf(backend.db, OP, game.gameId).status;
const gameThat = (fits: (game: GameRow) => boolean) => games().find(fits)!;
beforeEach(() => {
  backend = fixedBackend({ scenario: "small" });
});

describe("game categories, tags and jurisdictions", () => {
  const draft = { opId: "*", slug: "brand-new", title: { en: "Brand New" }, description: {} };
  const save = (body: object, as = "super-admin") =>
    callOperation(backend, "saveGameTag", { body: { ...draft, ...body } }, { as });

  test("saveGameTag: without id → created; with id → updated", async () => {
    const { data } = await save({});
    expect(data).toMatchObject({ ...draft, gamesCount: 0, updatedBy: "Mara" });
    const { uuid } = data;
    const changed = await save({ uuid, title: { en: "Newer" } });
    expect(changed.data).toMatchObject({ uuid, slug: "brand-new", title: { en: "Newer" } });
    expect((await callOperation(backend, "showGameTag", { body: { uuid } })).data).toEqual(changed.data);
  });

  test.each([
    ["a slug with capitals", { slug: "New" }, "super-admin", 400, "slug: is not written in the right way"],
    ["a slug with digits", { slug: "new-2" }, "super-admin", 400, "slug: is not written in the right way"],
    ["a blank English title", { title: { en: " " } }, "super-admin", 400, "The name in English is required."],
    ["a title without English", { title: { sv: "Ny" } }, "super-admin", 400, "title.en: is required"],
    ["a global one by an operator", {}, "operator-admin", 403, "Only platform staff can change global entries."],
    [
      "another operator's",
      { opId: "op-solvik" },
      "operator-admin",
      403,
      "You do not have permission to see this operator.",
    ],
    [
      "a language that is not the operator's",
      { opId: OP, title: { en: "N", xx: "N" } },
      "operator-admin",
      400,
      "Nordlys does not use the language xx.",
    ],
    [
      "an id that is not there",
      { uuid: "00000000-0000-4000-8000-000000000000" },
      "super-admin",
      404,
      "This tag does not exist.",
    ],
  ] as const)("saveGameTag: %s → refused, tags unchanged", async (_, change, as, status, message) => {
    const before = new Map(backend.db.games.tags);
    const answer = await save(change, as);
    expect(answer.status).toBe(status);
    expect(answer.messages).toContain(message);
    expect(backend.db.games.tags).toEqual(before);
  });

  test("saveGameTag: text in a super admin's language → kept, change refused for operator staff", async () => {
    const title = { en: "Brand New", tr: "Yepyeni" };
    const { uuid } = (await save({ opId: OP, title })).data;
    const mine = (change: object) => save({ uuid, opId: OP, title, ...change }, "operator-admin");
    expect((await mine({ description: { en: "Just in." } })).data.title).toEqual(title);
    expect((await mine({ title: { ...title, tr: "Yeni" } })).messages).toEqual([
      "Nordlys does not use the language tr.",
    ]);
  });

  test("saveGameTag slug: immutable and unique per operator", async () => {
    const { uuid } = (await save({})).data;
    expect((await save({})).messages).toEqual(["A tag with the slug brand-new already exists."]);
    expect((await save({ uuid, slug: "other" })).messages).toEqual(["The slug of a tag cannot be changed."]);
    expect((await save({ opId: OP })).status).toBe(200);
    expect((await save({ uuid, opId: OP })).messages).toEqual(["This tag belongs to another operator."]);
  });
});

describe("original providers", () => {
  const draft = { opId: "*", slug: "new-works", aliases: ["NW"], displayName: { en: "New Works" } };
  test.each([
    ["an empty alias", { aliases: ["NW", ""] }, "aliases.1"],
    ["a blank alias", { aliases: [" "] }, "aliases.0"],
    ["an alias twice", { aliases: ["NW", "nw"] }, "aliases.1"],
    ["no English name", { displayName: { en: " " } }, "displayName.en"],
  ])("createGameOriginalProvider: %s → refused with its field", async (_, change, field) => {
    const answer = await callOperation(backend, "createGameOriginalProvider", { body: { ...draft, ...change } });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.error?.fields ?? {})).toEqual([field]);
  });

  test("createGameOriginalProvider: alias or slug taken → refused", async () => {
    const other = [...backend.db.games.providers.values()][0]!;
    const create = (change: object) =>
      callOperation(backend, "createGameOriginalProvider", { body: { ...draft, ...change } });
    expect((await create({ aliases: [other.aliases[0]!.toUpperCase()] })).error?.fields).toHaveProperty(["aliases.0"]);
    expect((await create({ slug: other.slug })).error?.fields).toHaveProperty("slug");
    expect((await create({})).data.title).toEqual(draft.displayName);
  });
});

describe("game", () => {
  test("updateGame: changed fields → game and log with before and after", async () => {
    const game = games()[0]!;
    const body = { gameId: game.gameId, RTP: 91.5, hasChat: !game.hasChat };
    expect((await callOperation(backend, "updateGame", { body })).data).toEqual({
      ...game,
      ...body,
      updatedAt: expect.any(String),
      updatedBy: "Mara",
    });
    const list = { page: 1, itemsPerPage: 1, opId: "*" };
    const [log] = (await callOperation(backend, "listGameLogs", { body: list })).data.items;
    expect(log).toMatchObject({
      subtype: "GAME_UPDATED",
      logData: { gameId: game.gameId, by: "Mara" },
      logMeta: { before: { RTP: game.RTP, hasChat: game.hasChat }, after: { RTP: 91.5, hasChat: !game.hasChat } },
    });
    expect(
      (await callOperation(backend, "updateGame", { body: { gameId: game.gameId, tags: ["no-such-tag"] } })).messages,
    ).toEqual(["There is no tag no-such-tag."]);
  });

  test("seeded game log: entries chain up to the game's current state", () => {
    const newest = new Map<string, object>();
    const breaks: string[] = [];
    for (const { uuid, subtype, logMeta } of [...backend.db.games.logs.values()].toReversed()) {
      if (subtype !== "GAME_UPDATED") continue;
      const { before, after } = logMeta;
      const known = newest.get(after!.gameId!);
      if (known && JSON.stringify(known) !== JSON.stringify(before)) breaks.push(uuid);
      newest.set(after!.gameId!, after!);
    }
    expect(breaks).toEqual([]);
    expect(newest.size).toBeGreaterThan(20);
    for (const [gameId, after] of newest) expect(backend.db.games.games.get(gameId)).toMatchObject(after);
  });

  test("seeded operator game log: latest entry equals the current setting", () => {
    const logs = [...backend.db.games.logs.values()].filter((it) => it.subtype === "OPERATOR_GAME_UPDATED");
    expect(logs.length).toBeGreaterThan(20);
    for (const { timestamp, logData, logMeta } of logs) {
      const { status, order, updatedAt, updatedBy } = settingOf(backend.db, logData.opId, logData.gameId!);
      expect(logMeta.after).toEqual({ gameId: logData.gameId, status, order });
      expect(logMeta.before).not.toEqual(logMeta.after);
      expect([timestamp, logData.by]).toEqual([updatedAt, updatedBy]);
    }
  });

  test("enableGame: allowed only if enabled on the platform and not deprecated", async () => {
    const on = gameThat((it) => it.status === "ENABLED" && statusOf(it) === "ACTIVE");
    const off = gameThat((it) => it.status === "ENABLED" && statusOf(it) === "DISABLED");
    const gone = gameThat((it) => it.status === "ENABLED" && statusOf(it) === "DEPRECATE");
    const blocked = gameThat((it) => it.status === "DISABLED");
    const enable = async (game: GameRow, opId = OP, as = "super-admin") => {
      const { status, messages } = await callOperation(
        backend,
        "enableGame",
        { body: { gameId: game.gameId, opId } },
        { as },
      );
      return [status, ...messages];
    };
    expect(await enable(on)).toEqual([400, `${on.title} is already enabled.`]);
    expect(await enable(gone)).toEqual([400, `${gone.title} is deprecated for this operator.`]);
    expect(await enable(blocked)).toEqual([400, `${blocked.title} is disabled on the platform.`]);
    expect(await enable(blocked, "*", "operator-admin")).toEqual([
      403,
      "Only platform staff can enable or disable a game for everybody.",
    ]);
    expect(await enable(off)).toEqual([200]);
    expect(statusOf(off)).toBe("ACTIVE");
    expect(await enable(blocked, "*")).toEqual([200]);
    expect(backend.db.games.games.get(blocked.gameId)?.status).toBe("ENABLED");
  });

  test("games by aggregator: disabled → count of changed games, other games unchanged", async () => {
    const body = { aggregator: "imoon", opId: OP, providerId: "ALL" } as const;
    const playable = games().filter((it) => ["ACTIVE", "MAINTENANCE"].includes(statusOf(it)));
    const mine = playable.filter((it) => it.aggregator === "imoon");
    expect((await callOperation(backend, "disableGamesByAggregator", { body })).data.count).toBe(mine.length);
    expect(games().filter((it) => ["ACTIVE", "MAINTENANCE"].includes(statusOf(it))).length).toBe(
      playable.length - mine.length,
    );
    expect((await callOperation(backend, "disableGamesByAggregator", { body })).data.count).toBe(0);
    expect(
      (await callOperation(backend, "enableGamesByAggregator", { body: { ...body, opId: "*" } })).messages,
    ).toEqual(["Please select an operator."]);
    expect(
      (await callOperation(backend, "enableGamesByAggregator", { body: { ...body, providerId: "none" } })).status,
    ).toBe(400);
  });

  test("updateOperatorGame: documented status → accepted; other status → 400", async () => {
    const { gameId, title } = games()[0]!;
    const update = (status: string) =>
      callOperation(backend, "updateOperatorGame", {
        body: { opId: OP, gameTitle: title, dto: { gameId, order: 3, status: status as "ACTIVE" } },
      });
    for (const status of ["ACTIVE", "DISABLED", "MAINTENANCE", "DEPRECATE"])
      expect((await update(status)).data).toMatchObject({ gameId, order: 3, status });
    expect((await update("ENABLED")).status).toBe(400);
  });
});

describe("game sync", () => {
  test("syncSgGames: first run → added and updated counts; second run → none", async () => {
    const before = games().length;
    const { data } = await callOperation(backend, "syncSgGames", { query: { opId: "*" } });
    expect(data.added).toBeGreaterThan(0);
    expect(data.updated).toBeGreaterThan(0);
    expect(games().length).toBe(before + data.added);
    expect((await callOperation(backend, "syncSgGames", { query: { opId: "*" } })).data).toEqual({
      added: 0,
      updated: 0,
    });
    expect((await callOperation(backend, "syncSgGames", { query: { opId: OP as "*" } })).status).toBe(400);
  });
});
