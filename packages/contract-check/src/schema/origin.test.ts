import { describe, expect, test } from "vitest";
import { contractOfPaths, findingsOf, jsonOf, repliesOf } from "../testing/findings-of.ts";

const text = { type: "string" };
const guessed = { ...text, "x-origin": "inferred" };
const REPLY = "reply 200: ";

describe("inferred parts of a documented operation", () => {
  test("inferred field: wrong type, missing or unknown → warning", () => {
    const schema = {
      type: "object",
      required: ["title", "colour", "author"],
      properties: {
        title: text,
        colour: guessed,
        author: { type: "object", "x-origin": "inferred", properties: { name: text } },
      },
    };
    const [wrong, missing, more, documented] = repliesOf(schema, [
      { title: "A", colour: 1, author: { name: 2 } },
      { title: "A" },
      { title: "A", colour: "red", author: { name: "B", age: 3 } },
      { colour: "red", author: { name: "B" } },
    ]);
    expect(wrong).toEqual([`warning wrong-type ${REPLY}colour`, `warning wrong-type ${REPLY}author.name`]);
    expect(missing).toEqual([`warning missing-field ${REPLY}colour`, `warning missing-field ${REPLY}author`]);
    expect(more).toEqual([`warning undocumented-field ${REPLY}author.age`]);
    expect(documented).toEqual([`error missing-field ${REPLY}title`]);
  });

  test("inferred component: missing or wrong type → warning", () => {
    const schema = { type: "object", required: ["colour"], properties: { colour: { $ref: "#/components/schemas/C" } } };
    const [missing, wrong] = repliesOf(schema, [{}, { colour: 1 }], { schemas: { C: guessed } });
    expect(missing).toEqual([`warning missing-field ${REPLY}colour`]);
    expect(wrong).toEqual([`warning wrong-type ${REPLY}colour`]);
  });

  test("documented part inside an inferred one: error", () => {
    const rows = { type: "array", "x-origin": "documented", items: { type: "object", properties: { title: text } } };
    const schema = {
      type: "object",
      properties: { page: { type: "object", "x-origin": "inferred", required: ["rows"], properties: { rows } } },
    };
    const [wrong, missing] = repliesOf(schema, [{ page: { rows: [{ title: 1 }] } }, { page: {} }]);
    expect(wrong).toEqual([`error wrong-type ${REPLY}page.rows[].title`]);
    expect(missing).toEqual([`error missing-field ${REPLY}page.rows`]);
  });

  test("inferred parameter: missing → warning", () => {
    const parameter = (name: string, schema: object) => ({ name, in: "query", required: true, schema });
    const contract = contractOfPaths({
      "/notes": {
        get: { parameters: [parameter("colour", guessed), parameter("title", text)], responses: { 200: jsonOf({}) } },
      },
    });
    expect(findingsOf(contract, {})).toEqual([
      "warning missing-parameter request: query colour",
      "error missing-parameter request: query title",
    ]);
  });
});
