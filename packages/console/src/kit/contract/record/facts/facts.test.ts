import type { Field } from "@backoffice/api-client";
import { describe, expect, test } from "vitest";
import { emptyIn } from "./empty-in.ts";
import { factGroups } from "./fact-groups.ts";
import { partOf } from "./part-of.ts";
import { withoutTwins } from "./without-twins.ts";

const names = (fields: readonly Field[]) => fields.map((it) => it.name);
const text = (name: string): Field => ({ name, kind: "text" });

describe("the facts of a record", () => {
  const fields: readonly Field[] = [
    { name: "uuid", kind: "id" },
    { name: "isLocked", kind: "boolean" },
    { name: "createdAt", kind: "moment" },
    { name: "createdBy", kind: "text" },
    { name: "fee", kind: "money", currency: "USD" },
    { name: "share", kind: "percentage" },
    text("region"),
    { name: "opId", kind: "id", ref: "operator" },
    { name: "status", kind: "choice", list: "state" },
    text("title"),
  ];

  test("are grouped in the order in which they are asked for; what is alone in its group stands with the first", () => {
    expect(factGroups(fields).map(({ heading, facts }) => [heading, ...names(facts)])).toEqual([
      ["", "title", "status", "opId", "region", "isLocked", "uuid"],
      ["Figures", "fee", "share"],
      ["History", "createdAt", "createdBy"],
    ]);
  });

  test("have no headings where they are few", () => {
    expect(factGroups(fields.slice(2, 6)).map(({ heading }) => heading)).toEqual([""]);
  });

  test("are empty where there is nothing in them, at any depth", () => {
    const row = { region: "", title: null, uuid: { a: null, b: [] }, status: 0, isLocked: false };
    expect(names(emptyIn(fields, { ...row, fee: 1, share: 2, opId: "x", createdAt: "y", createdBy: "z" }))).toEqual([
      "uuid",
      "region",
      "title",
    ]);
  });
});

describe("a fact that another says again", () => {
  const left = (fields: readonly Field[], row: object) => names(withoutTwins(fields, row as never));
  const opId: Field = { name: "opId", kind: "id", ref: "operator" };
  const opTitle: Field = { name: "opTitle", kind: "text", ref: "operator", names: "opId" };

  test("is an id beside its name, as long as there is a name", () => {
    expect(left([opId, opTitle], { opId: "op-1", opTitle: "North" })).toEqual(["opTitle"]);
    expect(left([opId, opTitle], { opId: "op-1", opTitle: null })).toEqual(["opId", "opTitle"]);
  });

  test("is a currency behind its amount, and the amount in USD of one in USD", () => {
    const fields: readonly Field[] = [
      { name: "fee", kind: "money", currency: "currency" },
      { name: "feeInUSD", kind: "money", currency: "USD" },
      { name: "currency", kind: "code" },
    ];
    expect(left(fields, { fee: 5, feeInUSD: 5, currency: "USD" })).toEqual(["fee"]);
    expect(left(fields, { fee: 5, feeInUSD: 6, currency: "EUR" })).toEqual(["fee", "feeInUSD"]);
    expect(left(fields, { fee: null, feeInUSD: null, currency: "EUR" })).toEqual(["fee", "feeInUSD", "currency"]);
  });

  test("is a second reference to the same record, and not one to another", () => {
    const brandId: Field = { name: "brandId", kind: "id", ref: "operator" };
    expect(left([opId, brandId], { opId: "op-1", brandId: "op-1" })).toEqual(["opId"]);
    expect(left([opId, brandId], { opId: "op-1", brandId: "br-1" })).toEqual(["opId", "brandId"]);
  });
});

describe("a part of a record", () => {
  test("is a map of objects as rows, each with its key, which is the currency of its amounts where it is one", () => {
    const wallets: Field = {
      name: "wallets",
      kind: "object",
      map: true,
      fields: [{ name: "balance", kind: "money", currency: "outside" }],
    };
    const part = partOf(wallets, { EUR: { balance: 5 }, USDT: { balance: 7 } });
    expect(part?.rows).toEqual([
      { currency: "EUR", balance: 5 },
      { currency: "USDT", balance: 7 },
    ]);
    expect(part?.fields).toMatchObject([{ name: "currency" }, { name: "balance", currency: "currency" }]);
    expect(partOf(wallets, { first: { balance: 5 } })?.fields).toMatchObject([
      { name: "key" },
      { currency: "outside" },
    ]);
  });

  test("is of an object that a fact names only what else is in it", () => {
    const player: Field = {
      name: "player",
      kind: "object",
      fields: [{ name: "playerCode", kind: "code", ref: "player" }, { name: "playerId", kind: "id" }, text("country")],
    };
    expect(names(partOf(player, { playerCode: "8F2K", playerId: "p", country: "MT" })?.fields ?? [])).toEqual([
      "country",
    ]);
    expect(partOf(player, { playerCode: "8F2K", playerId: "p", country: null })).toBeUndefined();
  });

  test("is no secret, and no list of texts", () => {
    expect(partOf({ name: "keys", kind: "object", secret: true }, { a: 1 })).toBeUndefined();
    expect(partOf({ name: "tags", kind: "list" }, ["a"])).toBeUndefined();
  });
});
