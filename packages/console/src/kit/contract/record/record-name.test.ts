import { expect, it } from "vitest";
import { recordName } from "./record-name.ts";

const UUID = "5967aa10-6f0e-4c6f-9d0c-3a1b2c4dab20";

it.each([
  [{ subject: "Lost card", playerCode: "8F2K" }, "ticket", "tk-1", "Lost card", "tk-1"],
  [{ playerCode: "8F2K", username: "ada" }, "player", "8F2K", "ada", "8F2K"],
  [{ playerCode: "8F2K", username: null }, "player", "8F2K", "8F2K", undefined],
  [{ playerCode: "8F2K" }, "Claims", "c-1", "8F2K", "c-1"],
  [{ playerCode: "8F2K" }, "Claims", UUID, "8F2K", undefined],
  [{ amount: 5 }, "transaction", "tx-1", "tx-1", undefined],
  [{ amount: 5 }, "transaction", UUID, undefined, undefined],
] as const)("recordName: %o, noun %s, key %s → name %s, code %s", (record, noun, key, name, code) =>
  expect(recordName(record, noun, key)).toEqual({ noun: noun.charAt(0).toUpperCase() + noun.slice(1), name, code }),
);

it("recordName: record without a key → undefined", () =>
  expect(recordName({ fee: 1 }, "system", undefined)).toBeUndefined());
