import { beforeEach, describe, expect, test } from "vitest";
import type { Backend } from "../../backend.ts";
import { callOperation } from "../../testing/call-operation.ts";
import { fixedBackend } from "../../testing/fixed-backend.ts";

let backend: Backend;
beforeEach(() => {
  backend = fixedBackend({ scenario: "small" });
});

describe("explorer API keys", () => {
  const save = (keys: string[]) =>
    callOperation(backend, "updateCryptoNetwork", { body: { networkName: "Polygon Main", keys } });
  test("updateCryptoNetwork keys: over 20, blank or duplicate → refused", async () => {
    const twenty = Array.from({ length: 20 }, (_, index) => `KEY${index}`);
    expect((await save(twenty)).data.explorerApiKey).toEqual(twenty);
    expect((await save([...twenty, "KEY20"])).status).toBe(400);
    expect((await save(["A B"])).status).toBe(400);
    expect((await save([""])).status).toBe(400);
    expect((await save(["A", "A"])).messages).toEqual([
      "Duplicate Explorer API Keys found. Please fix them before saving.",
    ]);
    expect((await save([])).data.explorerApiKey).toEqual([]);
  });
});

test("listCryptoNetworks filter: by network → one row", async () => {
  const body = { page: 1, itemsPerPage: 50, network: "Polygon Test" } as const;
  expect((await callOperation(backend, "listCryptoNetworks", { body })).data.items.map((it) => it.network)).toEqual([
    "Polygon Test",
  ]);
});
