import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { jsonOf } from "../testing/findings-of.ts";
import { runCli } from "../testing/run-cli.ts";
import { workFolder } from "../testing/work-folder.ts";
import type { HarEntry } from "./har-entry.ts";
import { toExchange } from "./to-exchange.ts";

const work = workFolder();
const JSON_TYPE = "application/json";
type Recorded = { response?: HarEntry["response"]; request?: HarEntry["request"] };
const bodiesOf = ({ response, request }: Recorded) => {
  const exchange = toExchange(
    {
      request: { method: "POST", url: "https://office.example/notes", ...request },
      response: { status: 200, ...response },
    },
    "here",
  );
  if ("unusable" in exchange) throw new Error(exchange.unusable);
  return { sent: exchange.request.body.kind, got: exchange.reply.body.kind };
};
const length = (value: string) => [{ name: "Content-Length", value }];

describe("recorded reply without a text", () => {
  test.each([
    ["size -1", { content: { size: -1, mimeType: JSON_TYPE } }],
    ["size -1 and an empty text", { content: { size: -1, mimeType: JSON_TYPE, text: "" } }],
    ["no size", { content: { mimeType: JSON_TYPE } }],
    ["a size", { content: { size: 90, mimeType: JSON_TYPE } }],
    ["a size on the wire", { content: { size: 0, mimeType: JSON_TYPE }, bodySize: 90 }],
    ["a length in the headers", { content: { mimeType: JSON_TYPE }, headers: length("90") }],
  ])("recorded reply: %s → unrecorded, not empty", (_, response) => {
    expect(bodiesOf({ response }).got).toBe("unrecorded");
  });

  test.each([
    ["size 0", { content: { size: 0, mimeType: "x-unknown" }, bodySize: -1 }],
    ["length 0", { content: { size: -1, mimeType: JSON_TYPE }, headers: length("0") }],
    ["status 204", { status: 204, content: { size: -1, mimeType: "x-unknown" } }],
    ["no content at all", {}],
  ])("recorded reply: %s → empty", (_, response) => {
    expect(bodiesOf({ response }).got).toBe("none");
  });
});

describe("recorded request without a text", () => {
  test.each([
    ["size -1", { bodySize: -1 }, "unrecorded"],
    ["size -1 and an empty text", { bodySize: -1, postData: { mimeType: JSON_TYPE, text: "" } }, "unrecorded"],
    ["a size", { bodySize: 90 }, "unrecorded"],
    ["size 0", { bodySize: 0 }, "none"],
    ["no size", {}, "none"],
    ["size -1, length 0", { bodySize: -1, headers: length("0") }, "none"],
  ])("recorded request: %s → %s", (_, request, kind) => {
    expect(bodiesOf({ request: { method: "POST", url: "https://office.example/notes", ...request } }).sent).toBe(kind);
  });
});

test("replay: replies whose bodies are unknown → counted once, no finding; the others are checked", async () => {
  const contract = await work.put(
    "contract.yaml",
    stringify({
      openapi: "3.1.0",
      info: { title: "Notes", version: "1" },
      paths: { "/notes": { get: { operationId: "listNotes", responses: { 200: jsonOf({ type: "object" }) } } } },
    }),
  );
  const entry = (content: object) => ({
    request: { method: "GET", url: "https://office.example/notes", bodySize: -1 },
    response: { status: 200, headers: [], content: { mimeType: JSON_TYPE, ...content } },
  });
  const unknown = entry({ size: -1 });
  const har = await work.har("unread.har", [unknown, unknown, entry({ size: 2, text: "{}" })]);
  const { code, out } = await runCli(["replay", "--contract", contract, "--har", har]);
  expect(code, out).toBe(0);
  expect(out.match(/.*recorded without a body/g)).toEqual(["2 replies recorded without a body"]);
  const wrong = await work.har("wrong.har", [unknown, entry({ size: 2, text: "[]" })]);
  expect((await runCli(["replay", "--contract", contract, "--har", wrong])).out).toContain("wrong-type  reply 200");
});
