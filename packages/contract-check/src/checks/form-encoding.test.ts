import { describe, expect, test } from "vitest";
import { formOf } from "../live/form-of.ts";
import { contractOfPaths, findingsOf } from "../testing/findings-of.ts";

const FORM = "application/x-www-form-urlencoded";
const list = { type: "array", items: { type: "integer" } };
const range = {
  type: "object",
  required: ["from"],
  properties: { from: { type: "integer" }, to: { type: "integer" } },
};
const contractOf = (type: string, f: object, encoding: object) => {
  const schema = { type: "object", required: ["f"], properties: { f, g: { type: "string" } } };
  const content = { [type]: { schema, encoding: { f: encoding } } };
  return contractOfPaths({
    "/notes": { post: { requestBody: { content }, responses: { 200: { description: "Saved" } } } },
  });
};
const findingsFor = (contract: ReturnType<typeof contractOf>, sentAs: string, sent: string) =>
  findingsOf(contract, { method: "POST", sent, sentAs, body: null });

const STYLES: [string, object, object, string, string][] = [
  ["list with commas", list, { explode: false }, "f=1,2", "f=1,x"],
  ["list, one by one", list, { style: "form" }, "f=1&f=2", "f=1&f=x"],
  ["list with bars", list, { style: "pipeDelimited", explode: false }, "f=1|2", "f=1|x"],
  ["list with escaped bars", list, { style: "pipeDelimited", explode: false }, "f=1%7C2", "f=1%7Cx"],
  ["list with spaces", list, { style: "spaceDelimited", explode: false }, "f=1+2", "f=1+x"],
  ["object in brackets", range, { style: "deepObject" }, "f[from]=1&f%5Bto%5D=2", "f[from]=x"],
  ["object with commas", range, { explode: false }, "f=from,1,to,2", "f=from,x"],
  ["object flat", range, { explode: true }, "from=1&to=2", "from=x"],
];

describe.each(STYLES)("form, %s", (_, f, encoding, fine, wrong) => {
  const contract = contractOf(FORM, f, encoding);

  test("URL-encoded form: as its encoding says → no finding, other fields are known", () => {
    expect(findingsFor(contract, FORM, `${fine}&g=text`)).toEqual([]);
  });

  test("URL-encoded form: value of another type → wrong-type; no value → missing-field", () => {
    expect(findingsFor(contract, FORM, wrong)).toEqual([
      expect.stringMatching(/^error wrong-type request: f(?:\[\]|\.from)$/),
    ]);
    expect(findingsFor(contract, FORM, "g=text")).toEqual(["error missing-field request: f"]);
  });

  test("form of a live call: written as its encoding says", () => {
    const multipart = contractOf("multipart/form-data", f, encoding);
    const media = multipart.operations[0]!.body!.content.get("multipart/form-data")!;
    const value = f === list ? [1, 2] : { from: 1, to: 2 };
    const pairs = [...formOf(multipart, media, { f: value, g: "text" })] as [string, string][];
    const parts = pairs.map(([name, it]) => `--XX\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${it}\r\n`);
    expect(findingsFor(multipart, "multipart/form-data; boundary=XX", `${parts.join("")}--XX--\r\n`)).toEqual([]);
  });
});

describe("form part: its type and headers", () => {
  const part = (type: string, ...headers: string[]) =>
    [
      '--XX\r\nContent-Disposition: form-data; name="f"; filename="a"',
      ...(type ? [`Content-Type: ${type}`] : []),
      ...headers,
      "\r\nx\r\n--XX--\r\n",
    ].join("\r\n");
  const sent = (encoding: object, ...written: Parameters<typeof part>) =>
    findingsFor(
      contractOf("multipart/form-data", { type: "string" }, encoding),
      "multipart/form-data; boundary=XX",
      part(...written),
    );

  test.each([
    ["image/png, image/jpeg", "image/jpeg"],
    ["image/*", "image/webp"],
    ["*/*", "application/pdf"],
    ["text/csv", "Text/CSV; charset=utf-8"],
    ["image/png", ""],
  ])("form part: %s asked for, %s sent → no finding", (contentType, type) => {
    expect(sent({ contentType }, type)).toEqual([]);
  });

  test.each([
    ["image/png, image/jpeg", "image/svg+xml"],
    ["image/*", "application/pdf"],
    ["text/csv", "application/octet-stream"],
  ])("form part: %s asked for, %s sent → wrong-content-type", (contentType, type) => {
    expect(sent({ contentType }, type)).toEqual(["error wrong-content-type request: f"]);
  });

  test("form part listed by a HAR: its type is checked, too", () => {
    const contract = contractOf("multipart/form-data", { type: "string" }, { contentType: "image/*" });
    const found = (contentType: string) =>
      findingsOf(contract, {
        method: "POST",
        postData: { mimeType: "multipart/form-data", params: [{ name: "f", value: "x", fileName: "a", contentType }] },
        body: null,
      });
    expect(found("image/png")).toEqual([]);
    expect(found("application/pdf")).toEqual(["error wrong-content-type request: f"]);
  });

  test("form part: required header that is absent, header of another type → findings", () => {
    const schema = { type: "integer" };
    const headers = { "X-Page": { required: true, schema }, "X-Size": { schema }, "Content-Type": { required: true } };
    expect(sent({ headers }, "image/png", "X-Page: 7")).toEqual([]);
    expect(sent({ headers }, "image/png")).toEqual(["error missing-header request: f: header X-Page"]);
    expect(sent({ headers }, "image/png", "x-page: 7", "X-Size: big")).toEqual([
      "error wrong-type request: f: header X-Size",
    ]);
  });
});
