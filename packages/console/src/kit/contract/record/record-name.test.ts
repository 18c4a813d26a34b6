import { expect, it } from "vitest";
import { recordName } from "./record-name.ts";

it.each([
  [{ subject: "Lost card", playerCode: "8F2K" }, "ticket", "tk-1", "Lost card", "Ticket · tk-1"],
  [{ playerCode: "8F2K", username: "ada" }, "player", "8F2K", "ada", "Player · 8F2K"],
  [{ playerCode: "8F2K", username: null }, "player", "8F2K", "8F2K", "Player"],
  [{ playerCode: "8F2K" }, "Claims", "c-1", "8F2K", "Claims · c-1"],
  [{ amount: 5 }, "transaction", "tx-1", "tx-1", "Transaction"],
] as const)("recordName: %o, noun %s, key %s → title %s", (record, noun, key, title, subtitle) =>
  expect(recordName(record, noun, key)).toEqual({ title, subtitle }),
);

it("recordName: record without a key → undefined", () =>
  expect(recordName({ fee: 1 }, "system", undefined)).toBeUndefined());
