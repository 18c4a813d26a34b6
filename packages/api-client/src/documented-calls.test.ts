import { describe, expect, it } from "vitest";
import { operations, queries } from "./contract.ts";

const takes = async (tag: string, id: string, query: object) => (await queries[tag]?.())?.[id]?.(query);
const methodOf = (id: keyof typeof operations) => operations[id].method;

describe("documented operations (shell §7, money §7)", () => {
  it.each(["saveGameCategory", "saveGameJurisdiction", "saveGameTag"] as const)(
    "%s: one POST creates and updates",
    (id) => expect(methodOf(id)).toBe("post"),
  );

  it("original provider: without ID → POST; with ID → PUT", () => {
    const { createGameOriginalProvider: create, updateGameOriginalProvider: update } = operations;
    expect([create.method, update.method, create.path]).toEqual(["post", "put", update.path]);
  });

  it("bank: created with POST, updated with PUT, deleted with DELETE by uuid and opId", async () => {
    expect([methodOf("updateBank"), methodOf("createBank"), methodOf("deleteBank")]).toEqual(["put", "post", "delete"]);
    const uuid = "00000000-0000-4000-8000-000000000000";
    expect(await takes("banks", "deleteBank", { uuid, opId: "op-nordlys" })).toBe(true);
    expect(await takes("banks", "deleteBank", { uuid })).toBe(false);
  });

  it.each(["syncImoonGames", "syncSgGames", "syncCreedzGames", "syncSoftSwissGames"] as const)(
    "%s: accepts opId=* only",
    async (id) => {
      expect(await takes("games", id, { opId: "*" })).toBe(true);
      expect(await takes("games", id, { opId: "op-nordlys" })).toBe(false);
      expect(await takes("games", id, {})).toBe(false);
    },
  );
});
