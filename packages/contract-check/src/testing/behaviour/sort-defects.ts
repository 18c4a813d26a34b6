import { answered, answerOf, asked, bodyOf, instead, listed, refusal, type Planted } from "./planted.ts";

const BANKS = "/api/banks/list";
const PLAYERS = "/api/players";

const banks = { tag: "banks", check: "lists", operations: ["listBanks"] } as const;
const players = { tag: "players", check: "lists", operations: ["listPlayers"] } as const;

type Players = { players: unknown[] };

/** Defects of sorted lists. */
export const sortDefects: readonly Planted[] = [
  {
    ...banks,
    name: "the direction of sorting is ignored",
    rules: ["list-sort"],
    plant: asked(BANKS, (it) => ({ ...it, sortDirection: undefined })),
  },
  {
    ...banks,
    name: "sorting by one field is ignored",
    rules: ["list-sort"],
    plant: asked(BANKS, (it) => (it["sortBy"] === "bankName" ? { ...it, sortBy: "order" } : it)),
  },
  {
    ...players,
    name: "the order is reversed on page 2",
    rules: ["list-sort"],
    plant: answered(PLAYERS, (data: Players, body) =>
      body["page"] === 2 && body["sortBy"] ? { ...data, players: data.players.toReversed() } : data,
    ),
  },
  {
    ...banks,
    name: "numbers are sorted as texts",
    rules: ["list-sort"],
    plant: listed(BANKS, ({ items }, { sortBy, sortDirection }) =>
      sortBy === "order"
        ? {
            items: items.toSorted(
              (one, other) =>
                (sortDirection === "desc" ? -1 : 1) * String(one["order"]).localeCompare(String(other["order"])),
            ),
          }
        : {},
    ),
  },
  {
    ...players,
    name: "sorting loses a row",
    rules: ["list-rows"],
    plant: answered(PLAYERS, (data: Players, body) =>
      body["sortBy"] === "createdAt" ? { ...data, players: data.players.slice(1) } : data,
    ),
  },
  {
    ...banks,
    name: "sorting by one field fails",
    rules: ["call-failed"],
    plant: instead(BANKS, async (request, handle) =>
      (await bodyOf(request))["sortBy"] === "status" ? answerOf(500, {}) : handle(request),
    ),
  },
  {
    ...players,
    name: "sorting is refused",
    rules: ["call-failed"],
    plant: instead(PLAYERS, async (request, handle) =>
      (await bodyOf(request))["sortBy"] === "createdAt" ? refusal(400) : handle(request),
    ),
  },
];
