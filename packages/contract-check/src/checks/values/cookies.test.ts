import { expect, test } from "vitest";
import { contractOfPaths, findingsOf, jsonOf } from "../../testing/findings-of.ts";

const cookie = (name: string, more: object) => ({ name, in: "cookie", ...more });
const contractOf = (...parameters: object[]) =>
  contractOfPaths({ "/notes": { get: { parameters, responses: { 200: jsonOf({ type: "object" }) } } } });
const lang = cookie("lang", { schema: { enum: ["en", "sv"] } });

test.each([
  ["a value of the list", "lang=sv; a=b", []],
  ["another value", "a=b; lang=xx", ["error undocumented-value request: cookie lang"]],
  ["quotes and escapes", 'lang="s%76"', []],
  ["cookies that nobody documented", "other=1", []],
])("cookie parameter: %s", (_, line, expected) => {
  expect(findingsOf(contractOf(lang), { headers: { cookie: line } })).toEqual(expected);
});

test("cookie parameter: types follow the schema, plus sign is literal", () => {
  const contract = contractOf(
    cookie("size", { schema: { type: "integer", maximum: 50 } }),
    cookie("zone", { schema: { const: "a+b" } }),
    cookie("ids", { explode: false, schema: { type: "array", items: { type: "integer" } } }),
  );
  const findingsFor = (line: string) => findingsOf(contract, { headers: { cookie: line } });
  expect(findingsFor("size=50; zone=a+b; ids=1,2")).toEqual([]);
  expect(findingsFor("size=51; zone=a b; ids=1,x")).toEqual([
    "error out-of-bounds request: cookie size",
    "error undocumented-value request: cookie zone",
    "error wrong-type request: cookie ids",
  ]);
});

test("required cookie: missing among others → error; no cookie recorded → warning", () => {
  const contract = contractOf({ ...lang, required: true });
  expect(findingsOf(contract, { headers: { cookie: "a=b" } })).toEqual([
    "error missing-parameter request: cookie lang",
  ]);
  expect(findingsOf(contract, {})).toEqual(["warning missing-parameter request: cookie lang"]);
  expect(findingsOf(contract, { status: 200, headers: { cookie: "a=b" }, body: { success: false } })).toEqual([]);
});
