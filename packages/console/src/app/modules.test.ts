import { expect, it } from "vitest";
import { modules } from "./modules.ts";
import { createRegistry } from "../kit/registry.ts";

it("knows every page and panel once", () => {
  const { pages, panels } = createRegistry(modules);
  expect(pages.map((page) => page.path)).toContain("/withdraw/bank-list");
  expect([...panels.keys()].toSorted()).toEqual([
    "bank-account-confirmation",
    "bank-account-details",
    "bank-edit",
    "crypto-network-edit",
    "delete-bank",
    "game-category-edit",
    "game-jurisdiction-edit",
    "game-original-provider-edit",
    "game-tag-edit",
    "plain-details",
  ]);
});

it("refuses an address or a panel id that is claimed twice", () => {
  expect(() => createRegistry([...modules, modules[0]!])).toThrow(/registered twice/);
});

it("keeps every confirmation out of the address", () => {
  const { panels } = createRegistry(modules);
  for (const id of ["delete-bank", "bank-account-confirmation"])
    expect(panels.get(id)).toMatchObject({ keptIn: "memory", params: [] });
});
