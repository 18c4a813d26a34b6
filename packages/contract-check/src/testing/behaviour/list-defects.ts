import { answered, answerOf, asked, bodyOf, instead, listed, withBody, type Planted } from "./planted.ts";

const BANKS = "/api/banks/list";
const PLAYERS = "/api/players";

const without = (body: Record<string, unknown>, name: string) => ({ ...body, [name]: undefined });
const page = (body: Record<string, unknown>) => Number(body["page"]);

const banks = { tag: "banks", check: "lists", operations: ["listBanks"] } as const;
const players = { tag: "players", check: "lists", operations: ["listPlayers"] } as const;

/** Defects of lists. */
export const listDefects: readonly Planted[] = [
  {
    ...banks,
    name: "a filter by state is ignored",
    rules: ["list-filter"],
    plant: asked(BANKS, (it) => without(it, "status")),
  },
  {
    ...players,
    name: "a filter by a flag is ignored",
    rules: ["list-filter"],
    plant: asked(PLAYERS, (it) => without(it, "isTest")),
  },
  { ...banks, name: "a search is ignored", rules: ["list-filter"], plant: asked(BANKS, (it) => without(it, "search")) },
  {
    ...players,
    name: "a period is ignored",
    rules: ["list-filter"],
    plant: asked(PLAYERS, (it) => without(it, "from")),
  },
  {
    ...banks,
    name: "the operator is ignored",
    rules: ["list-filter"],
    plant: asked(BANKS, (it) => ({ ...it, opId: "*" })),
  },
  {
    ...banks,
    name: "a filter leaves out a row that meets it",
    rules: ["list-filter"],
    plant: listed(BANKS, ({ items, count }, { status }) => (status ? { items: items.slice(1), count: count - 1 } : {})),
  },
  {
    ...banks,
    name: "count is one too many",
    rules: ["list-count"],
    plant: listed(BANKS, ({ count }) => ({ count: count + 1 })),
  },
  {
    ...players,
    name: "count is that of the page",
    rules: ["list-count"],
    plant: answered(PLAYERS, (data: Players) => ({ ...data, count: data.players.length })),
  },
  {
    ...banks,
    name: "remaining is off by one",
    rules: ["list-count"],
    plant: listed(BANKS, ({ remaining }) => ({ remaining: remaining + 1 })),
  },
  {
    ...players,
    name: "remaining is always 0",
    rules: ["list-count"],
    plant: answered(PLAYERS, (data: Players) => ({ ...data, remaining: 0 })),
  },
  {
    ...banks,
    name: "page 2 begins with the last row of page 1",
    rules: ["list-rows"],
    plant: instead(BANKS, async (request, handle) => {
      const body = await bodyOf(request);
      const response = await handle(request);
      if (page(body) !== 2 || response.status !== 200) return response;
      const before = (await (await handle(withBody(request, { ...body, page: 1 }))).json()) as Listed;
      const now = (await response.json()) as Listed;
      const items = [before.data.items.at(-1), ...now.data.items.slice(0, -1)];
      return answerOf(200, { ...now, data: { ...now.data, items } });
    }),
  },
  {
    ...players,
    name: "page 2 leaves a row out",
    rules: ["list-rows", "list-count"],
    plant: answered(PLAYERS, (data: Players, body) =>
      page(body) === 2 ? { ...data, players: data.players.slice(1) } : data,
    ),
  },
  {
    ...banks,
    name: "page 2 is in reverse order",
    rules: ["list-rows"],
    plant: listed(BANKS, ({ items }, body) =>
      page(body) === 2 && !body["sortBy"] ? { items: items.toReversed() } : {},
    ),
  },
  {
    ...banks,
    name: "a row is there twice",
    rules: ["list-rows", "list-count", "list-size"],
    plant: listed(BANKS, ({ items }) => ({ items: [...items.slice(0, 1), ...items] })),
  },
  {
    ...players,
    name: "a page past the end shows the last one",
    rules: ["list-rows"],
    plant: instead(PLAYERS, async (request, handle) => {
      const body = await bodyOf(request);
      const response = await handle(request);
      if (response.status !== 200) return response;
      const { data } = (await response.clone().json()) as ListedPlayers;
      return data.players.length > 0 ? response : handle(withBody(request, { ...body, page: 1 }));
    }),
  },
  {
    ...banks,
    name: "a page past the end fails",
    rules: ["call-failed"],
    plant: instead(BANKS, async (request, handle) => {
      const body = await bodyOf(request);
      const response = await handle(request);
      if (response.status !== 200) return response;
      const { data } = (await response.clone().json()) as Listed;
      return data.items.length > 0 || page(body) === 1 ? response : answerOf(500, {});
    }),
  },
  {
    ...banks,
    name: "pages are counted from 0",
    rules: ["list-rows", "list-count", "list-size"],
    plant: asked(BANKS, (it) => (typeof it["page"] === "number" ? { ...it, page: it["page"] + 1 } : it)),
  },
  {
    ...players,
    name: "the size of the page is ignored",
    rules: ["list-size", "list-rows", "list-count"],
    plant: asked(PLAYERS, (it) => (Number(it["limit"]) > 0 ? { ...it, limit: 10 } : it)),
  },
  {
    ...banks,
    name: "one row a page is refused by a failure",
    rules: ["call-failed"],
    plant: instead(BANKS, async (request, handle) =>
      (await bodyOf(request))["itemsPerPage"] === 1 ? answerOf(500, {}) : handle(request),
    ),
  },
];

type Listed = { data: { items: unknown[]; count: number } };
type Players = { players: unknown[]; count: number };
type ListedPlayers = { data: Players };
