import { beforeEach, expect, test } from "vitest";
import type { Backend } from "../../backend.ts";
import { callOperation } from "../../testing/call-operation.ts";
import { fixedBackend } from "../../testing/fixed-backend.ts";

let backend: Backend;
beforeEach(() => {
  backend = fixedBackend();
  backend.db.translations.rows.set("a.word", {
    partitionKey: "b2c",
    rowKey: "a.word",
    en: "Word",
    sv: "Ord",
    fa: "کلمه",
  });
});

const save = (texts: Record<string, string>, as = "super-admin") => {
  const entity = { partitionKey: "b2c", rowKey: "a.word", en: "Word", ...texts } as const;
  return callOperation(backend, "saveTranslation", { body: { entity } }, { as });
};

test.each([
  ["a text is changed, and languages that are left out stay", { sv: "Ordet" }, { sv: "Ordet", fa: "کلمه" }],
  ["a language is added", { de: "Wort" }, { sv: "Ord", fa: "کلمه", de: "Wort" }],
  ["an empty text removes the language", { sv: "" }, { fa: "کلمه" }],
] as const)("saveTranslation: %s", async (_, texts, others) => {
  const { data } = await save(texts);
  expect(data).toEqual({ partitionKey: "b2c", rowKey: "a.word", en: "Word", ...others });
});

test.each([
  ["English that is blank", { en: " " }, "super-admin", { "entity.en": "English is required." }],
  ["a language that nobody keeps", { xx: "?" }, "super-admin", { "entity.xx": "The dictionary is not kept in xx." }],
  [
    "a language that the caller's operator does not have",
    { ja: "言葉" },
    "operator-admin",
    { "entity.ja": "Your operator does not use the language ja." },
  ],
] as const)("saveTranslation: %s → refused with its field", async (_, texts, as, fields) => {
  backend.db.operators.set("op-nordlys", { ...backend.db.operators.get("op-nordlys")!, allowedLangs: ["en", "sv"] });
  const answer = await save(texts, as);
  expect([answer.status, answer.error?.fields]).toEqual([400, fields]);
});

test("saveTranslation: unchanged text in a language the operator lacks → accepted", async () => {
  backend.db.operators.set("op-nordlys", { ...backend.db.operators.get("op-nordlys")!, allowedLangs: ["en", "sv"] });
  expect((await save({ sv: "Ordet", fa: "کلمه" }, "operator-admin")).data["sv"]).toBe("Ordet");
});

test("deleteTranslation: operator admin → 403; platform staff → deleted", async () => {
  const query = { rowKey: "a.word" };
  expect((await callOperation(backend, "deleteTranslation", { query }, { as: "operator-admin" })).status).toBe(403);
  expect((await callOperation(backend, "deleteTranslation", { query })).status).toBe(200);
  expect((await callOperation(backend, "deleteTranslation", { query })).status).toBe(404);
});
