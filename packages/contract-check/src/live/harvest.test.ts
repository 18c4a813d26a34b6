import { expect, test } from "vitest";
import { createHarvest } from "./harvest.ts";

const call = (path: string, tag = "games") => ({ path, tag });

test("harvest: id → taken from the list beside the operation first", () => {
  const harvest = createHarvest();
  harvest.learn(call("/api/games/categories/list"), { items: [{ uuid: "category" }] });
  harvest.learn(call("/api/games/tags/list"), { items: [{ uuid: "tag" }] });
  expect(harvest.find(call("/api/games/tags/show"), ["uuid"])).toEqual({ uuid: "tag" });
  expect(harvest.find(call("/api/games/categories/show"), ["uuid"])).toEqual({ uuid: "category" });
});

test("harvest: related ids → from one row", () => {
  const harvest = createHarvest();
  harvest.learn(call("/api/reports/list", "reports"), [{ opId: "op-1" }]);
  harvest.learn(call("/api/players/list", "players"), [{ playerCode: "A" }, { opId: "op-2", playerCode: "B" }]);
  expect(harvest.find(call("/api/reports/show", "reports"), ["opId", "playerCode"])).toEqual({
    opId: "op-2",
    playerCode: "B",
  });
});

test("harvest: generic id → never from another area; all operators → never used", () => {
  const harvest = createHarvest();
  harvest.learn(call("/api/banks/list", "banks"), [{ uuid: "bank", id: 7, opId: "*" }]);
  expect(harvest.find(call("/api/games/show"), ["uuid", "id", "opId"])).toEqual({});
});

test("harvest: name in no row → id of the neighboring rows", () => {
  const harvest = createHarvest();
  harvest.learn(call("/api/games/list"), [{ id: "g1" }]);
  expect(harvest.find(call("/api/games/show"), ["gameId", "code"])).toEqual({ gameId: "g1" });
  expect(harvest.find(call("/api/banks/show", "banks"), ["gameId"])).toEqual({});
});
