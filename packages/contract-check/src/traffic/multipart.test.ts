import { describe, expect, test } from "vitest";
import { contractOfPaths, findingsOf } from "../testing/findings-of.ts";
import { partsOfForm } from "./multipart.ts";

const part = (disposition: string, value: string, type?: string) =>
  `--XX\r\nContent-Disposition: ${disposition}\r\n${type ? `Content-Type: ${type}\r\n` : ""}\r\n${value}\r\n`;
const parts = (...all: string[]) => partsOfForm(`${all.join("")}--XX--\r\n`, "XX");

test.each([
  ['form-data; name="opId"', "opId", false],
  ["form-data; name=opId", "opId", false],
  ["form-data;name=opId", "opId", false],
  ['form-data; filename="a.png"; name=opId', "opId", true],
  ["form-data; name=opId; filename=a.png", "opId", true],
  ["form-data; name=opId; filename*=UTF-8''a%20b.png", "opId", true],
  ['form-data; name="a; filename=b"', "a; filename=b", false],
  ['form-data; name="a \\"b\\""', 'a "b"', false],
])("partsOfForm: %s → name and file flag", (disposition, name, isFile) => {
  expect(parts(part(disposition, "7"))).toMatchObject([{ name, isFile, value: isFile ? "file" : "7" }]);
});

test("partsOfForm: file content → kept only if JSON; multi-line value → kept", () => {
  expect(parts(part("form-data; name=a; filename=blob", '{"b":1}', "application/json"))[0]!.value).toBe('{"b":1}');
  expect(parts(part("form-data; name=a; filename=a.txt", "secret", "text/plain"))[0]!.value).toBe("file");
  expect(parts(part("form-data; name=a", "1\r\n2"))[0]!.value).toBe("1\r\n2");
});

describe("multipart form against the contract", () => {
  const schema = {
    type: "object",
    required: ["opId"],
    properties: {
      opId: { type: "integer" },
      scan: { type: "string", format: "binary" },
      more: { type: "array", items: { type: "string", contentMediaType: "application/octet-stream" } },
      meta: { type: "object", required: ["page"], properties: { page: { type: "integer" } } },
    },
  };
  const content = { "multipart/form-data": { schema, encoding: { meta: { contentType: "application/json" } } } };
  const responses = { 200: { description: "Saved" } };
  const contract = contractOfPaths({ "/notes": { post: { requestBody: { content }, responses } } });
  const findingsFor = (...all: string[]) =>
    findingsOf(contract, {
      method: "POST",
      sent: `${all.join("")}--XX--\r\n`,
      sentAs: "multipart/form-data; boundary=XX",
      body: null,
    });
  const id = part("form-data; name=opId", "7");

  test("multipart form: unquoted names → parsed", () => {
    expect(findingsFor(id, part("form-data; name=scan; filename=a.png", "x", "image/png"))).toEqual([]);
    expect(findingsFor(part("form-data; name=opId", "seven"))).toEqual(["error wrong-type request: opId"]);
  });

  test("multipart form: file without a filename → wrong-type", () => {
    expect(findingsFor(id, part("form-data; name=scan", "x", "image/png"))).toEqual(["error wrong-type request: scan"]);
    expect(findingsFor(id, part('form-data; name="more"', "x"))).toEqual(["error wrong-type request: more"]);
  });

  test("multipart form: JSON file part → checked against its schema", () => {
    const meta = (page: string) => part("form-data; name=meta; filename=blob", `{"page":${page}}`, "application/json");
    expect(findingsFor(id, meta("1"))).toEqual([]);
    expect(findingsFor(id, meta('"one"'))).toEqual(["error wrong-type request: meta.page"]);
  });
});
