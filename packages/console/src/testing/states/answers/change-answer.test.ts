import type { ReadShape } from "@backoffice/api-client";
import { expect, test } from "vitest";
import { changeAnswer } from "./change-answer.ts";
import { colleagueChange } from "./colleague-change.ts";
import { hostileText } from "./hostile-text.ts";
import { LONG, longText } from "./long-text.ts";

const shape: ReadShape = {
  rows: "items",
  fields: [
    { name: "uuid", kind: "id" },
    { name: "bankName", kind: "localized" },
    { name: "note", kind: "text", list: "note" },
    { name: "type", kind: "text", list: "words" },
    { name: "url", kind: "text" },
    { name: "token", kind: "text", secret: true },
    { name: "order", kind: "integer" },
    { name: "limit", kind: "money" },
    { name: "status", kind: "choice", values: ["ACTIVE", "INACTIVE"] },
    { name: "isDefault", kind: "boolean" },
    { name: "byState", kind: "object", map: true, fields: [{ name: "label", kind: "text" }] },
  ],
  input: [],
  sortBy: [],
};

const row = {
  uuid: "b-1",
  bankName: { en: "Nordea", sv: "Nordea bank" },
  note: null,
  type: "Invoice paid",
  url: "https://example.com/a",
  token: "secret words",
  order: 3,
  limit: "12.50",
  status: "ACTIVE",
  isDefault: false,
  byState: { open: { label: "Still open" } },
  more: "not in the contract",
};
const changed = (change: Parameters<typeof changeAnswer>[2]) => {
  const { items } = changeAnswer({ items: [row], count: 1 }, shape, change) as { items: (typeof row)[] };
  return items[0]!;
};

test("long texts: texts of the contract at any depth → longer; ids, words, secrets and null stay", () => {
  const { bankName, byState, ...rest } = changed(longText);
  for (const text of [bankName.en, bankName.sv, byState.open.label]) expect(text).toContain(LONG);
  expect([rest.uuid, rest.note, rest.token, rest.url]).toEqual(["b-1", null, "secret words", row.url]);
  expect([rest.type, rest.order, rest.more]).toEqual(["Invoice paid", 3, "not in the contract"]);
});

test("hostile texts: same value → same text, another than before", () => {
  const { bankName, byState } = changed(hostileText);
  expect(bankName.en).toBe(changed(hostileText).bankName.en);
  expect([bankName.en, byState.open.label]).not.toContain("Nordea");
});

test("colleague's change: every field that a form may hold → another value of its kind; ids stay", () => {
  expect(changed(colleagueChange)).toMatchObject({
    uuid: "b-1",
    bankName: { en: "Nordea (as changed by a colleague)" },
    note: "(as changed by a colleague)",
    type: "Invoice paid",
    order: 4,
    limit: "22.50",
    status: "INACTIVE",
    isDefault: true,
  });
});
