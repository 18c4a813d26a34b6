import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { jsonOf } from "../testing/findings-of.ts";
import { runCli } from "../testing/run-cli.ts";
import { workFolder } from "../testing/work-folder.ts";

const work = workFolder();
const text = { type: "string" };
const member = {
  type: "object",
  required: ["id", "mood"],
  properties: {
    id: { type: "string", format: "uuid" },
    mood: { type: "string", enum: ["GOOD", "BAD"] },
    alias: { ...text, "x-pii": true },
    note: text,
    link: { type: "string", format: "uri" },
    email: { type: "string", format: "email" },
    host: { type: "string", format: "ipv6" },
    photo: { type: "string", format: "uri" },
    sums: { type: "object", additionalProperties: { type: "number" } },
    said: { type: "object", additionalProperties: text },
    more: { description: "Whatever there is" },
    guess: { description: "Whatever there is", "x-origin": "inferred" },
  },
};
const upload = {
  type: "object",
  required: ["side", "file"],
  properties: {
    side: { type: "string", enum: ["front", "back"] },
    file: { type: "string", format: "binary" },
    page: { type: "integer" },
  },
};
const contract = () =>
  work.put(
    "contract.yaml",
    stringify({
      openapi: "3.1.0",
      info: { title: "Members", version: "1" },
      paths: {
        "/members/{alias}": {
          parameters: [{ name: "alias", in: "path", required: true, schema: { ...text, "x-pii": true } }],
          get: {
            operationId: "showMember",
            parameters: [
              { name: "lang", in: "cookie", schema: { enum: ["en", "sv"] } },
              { name: "X-Shop", in: "header", schema: { type: "integer" } },
              { name: "X-Owner", in: "header", schema: { ...text, "x-pii": true } },
            ],
            responses: {
              200: {
                ...jsonOf(member),
                headers: {
                  "X-Total": { required: true, schema: { type: "integer", "x-pii": true } },
                  "X-Trace": { required: true, schema: text },
                },
              },
            },
          },
          put: {
            operationId: "savePhoto",
            requestBody: {
              content: { "application/json": { schema: member }, "multipart/form-data": { schema: upload } },
            },
            responses: { 200: jsonOf(member) },
          },
        },
      },
    }),
  );

const ID = "6f9619ff-8b86-4011-b42d-00cf4fc964ff";
const fine = { id: ID, mood: "GOOD" };
const HEADERS = { "x-total": "771", "x-trace": "shop 3" };
const get = (body: unknown, path = "/members/abc") => ({
  request: { method: "GET", url: `https://club.example${path}` },
  response: { status: 200, headers: { "content-type": "application/json", ...HEADERS }, body },
});

const scrub = async (entries: readonly object[]) => {
  const har = await work.put("in.ndjson", entries.map((it) => JSON.stringify(it)).join("\n"));
  const output = work.path("out.har");
  const ran = await runCli(["scrub", "--contract", await contract(), "--har", har, "--output", output]);
  return { ...ran, output, written: ran.code === 0 ? await readFile(output, "utf8") : "" };
};
const isClean = async (file: string) =>
  (await runCli(["replay", "--contract", await contract(), "--har", file])).code === 0;

const HIDDEN: [string, unknown][] = [
  ["a token of a shop", { ...fine, note: "key sk_test_HUSH1234567890" }],
  ["a token that nobody knows", { ...fine, note: "was h9HUSHk2LmN4pQr8sTuV" }],
  ["a link with a token", { ...fine, link: "https://a.example/reset?user=HUSH&k=1" }],
  ["a link in a text", { ...fine, note: "see https://a.example/r?t=HUSH#x" }],
  ["a link with a password", { ...fine, link: "https://HUSH:HUSH@a.example/" }],
  ["a basic authorization", { ...fine, note: "sent Basic SFVTSDpIVVNI" }],
  ["a password in a text", { ...fine, note: "password: HUSH1" }],
  ["an address of IPv6", { ...fine, note: "from 2001:db8:0:HUSH::1".replace("HUSH", "cafe") }],
  ["an address of IPv6 in a field of its own", { ...fine, host: "2001:db8::cafe:1" }],
  ["an email address in a field of its own", { ...fine, email: "HUSH@mail.example" }],
  ["a picture", { ...fine, photo: "data:image/png;base64,SFVTSA==" }],
  ["JSON in a text", { ...fine, note: 'failed: {"who":"HUSH"}' }],
  ["a key of a map", { ...fine, sums: { "HUSH@mail.example": 5 } }],
  ["a key of a map that is a number of somebody", { ...fine, sums: { HUSH77100: 5 } }],
  ["data that nobody has described", { ...fine, more: { who: "HUSH", list: ["HUSH"], "HUSH 1": 1 } }],
  ["a text that nobody has described", { ...fine, more: "HUSH" }],
  ["a text of which only its origin is described", { ...fine, guess: "HUSH" }],
  ["a value that an enumeration does not have", { ...fine, mood: "HUSH" }],
  ["a text where a UUID is due", { ...fine, id: "HUSH" }],
  ["an alias that is said in a sentence", { ...fine, alias: "HUSHy Moore", note: "Ask hushy moore, please." }],
];
test.each(HIDDEN)("scrub: %s → removed", async (_, body) => {
  const { code, written } = await scrub([get(fine), get(body)]);
  expect(code).toBe(0);
  expect(written).not.toMatch(/hush|SFVTSD|SFVTSA|cafe/i);
});

test("scrub: personal data in a path, query or unknown path → removed", async () => {
  const { written } = await scrub([
    get(fine),
    get(fine, "/members/HUSH"),
    get(fine, "/members/abc?by=HUSH"),
    get(fine, "/members/abc/HUSH77"),
  ]);
  expect(written).not.toContain("HUSH");
});

test("scrub: documented headers and cookies → shape kept; others → removed", async () => {
  const headers = { cookie: "lang=sv; session=HUSH", "x-shop": "77", "x-owner": "HUSH Moore", "x-other": "HUSH" };
  const entry = get({ ...fine, note: "by hush moore" });
  const { written, output } = await scrub([{ ...entry, request: { ...entry.request, headers } }]);
  expect(written).not.toMatch(/hush|771/i);
  for (const it of ['"value":"lang=en"', '"value":"77"', '"value":"shop 3"']) expect(written).toContain(it);
  expect(await isClean(output)).toBe(true);
});

describe("scrub: clean recording stays clean", () => {
  test("scrub: replaced values → still valid", async () => {
    const body = {
      ...fine,
      alias: "Moore",
      link: "https://a.example/x?t=1",
      email: "m@mail.example",
      host: "2001:db8::1",
      photo: "data:image/png;base64,AAAA",
      sums: { EUR: 0.5, "m@mail.example": 1 },
      said: { en: "Hello", "en-GB": "Hello there" },
      more: [{ a: 1 }],
    };
    const { output, written } = await scrub([get(body)]);
    expect(await isClean(output)).toBe(true);
    expect(written).toMatch(/EUR.*en-GB/);
  });

  test("scrub: form → scrubbed by the schema of the form", async () => {
    const form =
      '--x\r\nContent-Disposition: form-data; name="side"\r\n\r\nfront\r\n' +
      '--x\r\nContent-Disposition: form-data; name="page"\r\n\r\n2\r\n' +
      '--x\r\nContent-Disposition: form-data; name="file"; filename="HUSH.png"\r\n\r\nHUSH\r\n--x--\r\n';
    const { output, written } = await scrub([
      {
        request: {
          method: "PUT",
          url: "https://club.example/members/abc",
          headers: { "content-type": "multipart/form-data; boundary=x" },
          body: form,
        },
        response: { status: 200, headers: { "content-type": "application/json" }, body: fine },
      },
    ]);
    expect(written).toContain("front");
    expect(written).not.toContain("HUSH");
    expect(await isClean(output)).toBe(true);
  });

  test("scrub: numbers → digits unchanged", async () => {
    const body = `{"id":"${ID}","mood":"GOOD","sums":{"EUR":0.10,"SEK":9007199254740993,"USD":1.50e2}}`;
    const { written } = await scrub([get(body)]);
    expect(JSON.stringify(body).slice(1, -1)).toBe(/"text":"(.*?)"\}/.exec(written)![1]);
  });
});

test("scrub: malformed address → only its entry is dropped", async () => {
  const { code, written } = await scrub([get(fine), get(fine, "/members/%E0%A4%A"), get(fine, "/members/abc")]);
  expect(code).toBe(0);
  expect((JSON.parse(written) as { log: { entries: object[] } }).log.entries.length).toBeGreaterThanOrEqual(2);
});
