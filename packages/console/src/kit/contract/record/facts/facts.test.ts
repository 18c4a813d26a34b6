import type { Field } from "@backoffice/api-client";
import { describe, expect, test } from "vitest";
import { emptyIn } from "./empty-in.ts";
import { factGroups } from "./group-facts.ts";
import { partOf } from "./part-of.ts";
import { withoutDuplicates } from "./without-duplicates.ts";

const names = (fields: readonly Field[]) => fields.map((it) => it.name);
const text = (name: string): Field => ({ name, kind: "text" });

describe("facts of a record", () => {
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

  test("factGroups: facts of several kinds → documented order, a group of one joins the first", () => {
    expect(factGroups(fields).map(({ heading, facts }) => [heading, ...names(facts)])).toEqual([
      ["", "title", "status", "opId", "region", "isLocked", "uuid"],
      ["Figures", "fee", "share"],
      ["History", "createdAt", "createdBy"],
    ]);
  });

  test("withoutDuplicates: text that repeats the English translation → removed, another text → kept", () => {
    const notice: readonly Field[] = [text("title"), text("message"), { name: "content", kind: "object" }];
    const content = { en: "Down at noon.", de: "Mittags nicht erreichbar." };
    expect(names(withoutDuplicates(notice, { title: "Notice", message: "Down at noon.", content }))).toEqual([
      "title",
      "content",
    ]);
    expect(names(withoutDuplicates(notice, { title: "Notice", message: "Soon.", content }))).toHaveLength(3);
  });

  test("factGroups: few facts → no headings", () => {
    expect(factGroups(fields.slice(2, 6)).map(({ heading }) => heading)).toEqual([""]);
  });

  test("emptyIn: null, blank and nested empty values → empty, 0 and false → not", () => {
    const row = { region: "", title: null, uuid: { a: null, b: [] }, status: 0, isLocked: false };
    expect(names(emptyIn(fields, { ...row, fee: 1, share: 2, opId: "x", createdAt: "y", createdBy: "z" }))).toEqual([
      "uuid",
      "region",
      "title",
    ]);
  });
});

describe("withoutDuplicates", () => {
  const left = (fields: readonly Field[], row: object) => names(withoutDuplicates(fields, row as never));
  const opId: Field = { name: "opId", kind: "id", ref: "operator" };
  const opTitle: Field = { name: "opTitle", kind: "text", ref: "operator", names: "opId" };

  test("id next to its name → removed if the name has a value", () => {
    expect(left([opId, opTitle], { opId: "op-1", opTitle: "North" })).toEqual(["opTitle"]);
    expect(left([opId, opTitle], { opId: "op-1", opTitle: null })).toEqual(["opId", "opTitle"]);
  });

  test("currency of an amount, USD amount equal to the amount → removed", () => {
    const fields: readonly Field[] = [
      { name: "fee", kind: "money", currency: "currency" },
      { name: "feeInUSD", kind: "money", currency: "USD" },
      { name: "currency", kind: "code" },
    ];
    expect(left(fields, { fee: 5, feeInUSD: 5, currency: "USD" })).toEqual(["fee"]);
    expect(left(fields, { fee: 5, feeInUSD: 6, currency: "EUR" })).toEqual(["fee", "feeInUSD"]);
    expect(left(fields, { fee: null, feeInUSD: null, currency: "EUR" })).toEqual(["fee", "feeInUSD", "currency"]);
  });

  test("second reference to the same record → removed, to another record → kept", () => {
    const brandId: Field = { name: "brandId", kind: "id", ref: "operator" };
    expect(left([opId, brandId], { opId: "op-1", brandId: "op-1" })).toEqual(["opId"]);
    expect(left([opId, brandId], { opId: "op-1", brandId: "br-1" })).toEqual(["opId", "brandId"]);
  });
});

describe("partOf", () => {
  test("map of objects → rows with their keys; key that is a currency → currency of the amounts", () => {
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

  test("object that a fact already names → only its other fields", () => {
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

  test("secret, or list of texts → no part", () => {
    expect(partOf({ name: "keys", kind: "object", secret: true }, { a: 1 })).toBeUndefined();
    expect(partOf({ name: "tags", kind: "list" }, ["a"])).toBeUndefined();
  });
});
