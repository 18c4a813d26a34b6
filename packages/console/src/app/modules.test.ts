import { expect, it } from "vitest";
import { modules } from "./modules.ts";
import { createRegistry } from "../kit/registry.ts";

it("knows every page and panel once", () => {
  const { pages, panels } = createRegistry(modules);
  expect(pages.map((page) => page.path)).toContain("/withdraw/bank-list");
  expect([...panels.keys()].toSorted()).toEqual([
    "activate-games-by-aggregator",
    "add-sport-freebet-confirmation",
    "applied-freebet-details",
    "bank-account-confirmation",
    "bank-account-details",
    "bank-edit",
    "bet-debit-details",
    "bet-details",
    "crypto-network-edit",
    "deactivate-games-by-aggregator",
    "delete-bank",
    "delete-brand",
    "disable-game-confirmation",
    "enable-game-confirmation",
    "game-activity-log-details",
    "game-category-edit",
    "game-details",
    "game-jurisdiction-edit",
    "game-original-provider-edit",
    "game-tag-edit",
    "launch-game-url",
    "plain-details",
    "player-details",
    "reconcile-bet-debit",
    "settle-open-bet",
    "sport-freebet-details",
    "sport-freebet-template-list",
    "sync-games-confirmation",
    "transform-operator",
  ]);
});

it("refuses an address or a panel id that is claimed twice", () => {
  expect(() => createRegistry([...modules, modules[0]!])).toThrow(/registered twice/);
});

it("keeps every confirmation out of the address", () => {
  const { panels } = createRegistry(modules);
  const confirmations = [...panels.keys()].filter((id) =>
    /^(?:(?:de)?activate|delete|reconcile|settle|transform)-|-confirmation$/.test(id),
  );
  expect(confirmations.length).toBeGreaterThan(5);
  for (const id of confirmations) expect(panels.get(id)).toMatchObject({ keptIn: "memory", params: [] });
});
