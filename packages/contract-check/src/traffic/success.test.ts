import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { jsonOf } from "../testing/findings-of.ts";
import { listen } from "../testing/proxy.ts";
import { runCli } from "../testing/run-cli.ts";
import { workFolder } from "../testing/work-folder.ts";

const work = workFolder();
const schema = { type: "object", required: ["success"], properties: { success: { type: "boolean" } } };
const error = jsonOf(schema);
const get = (operationId: string) => ({
  get: {
    operationId,
    responses: { 200: jsonOf(schema), 302: { description: "Sign in" }, 401: error, 403: error, 404: error },
  },
});
const names = Array.from(Array(225).keys(), (it) => `list${it}`);
const contract = () =>
  work.put(
    "contract.yaml",
    stringify({
      openapi: "3.1.0",
      info: { title: "Notes", version: "1" },
      paths: Object.fromEntries(names.map((it) => [`/${it}`, get(it)])),
    }),
  );

type Answer = { status?: number; body?: unknown; headers?: object };
const refused: Answer = { body: { success: false } };
const fine: Answer = { body: { success: true } };
const replay = async (answers: readonly Answer[], ...more: string[]) => {
  const lines = answers.map(({ status = 200, body, headers = { "content-type": "application/json" } }, index) =>
    JSON.stringify({
      request: { method: "GET", url: `https://office.example/${names[index % names.length]}` },
      response: { status, headers, ...(body ? { body } : { content: { size: 90, mimeType: "application/json" } }) },
    }),
  );
  const har = await work.put("traffic.ndjson", lines.join("\n"));
  const own = more.includes("--contract") ? [] : ["--contract", await contract()];
  return runCli(["replay", ...own, "--har", har, ...more]);
};

describe("recording without a success", () => {
  test.each([
    ["refused at 200", [refused, refused], /every call was refused/],
    [
      "403 and 404",
      [
        { status: 403, ...refused },
        { status: 404, ...refused },
      ],
      /every call was refused/,
    ],
    ["signed out", [{ status: 401, ...refused }], /signed-out/],
    ["bodies that were not recorded", [{}, {}], /bodies were not recorded/],
    ["a redirect and a body that was not recorded", [{ status: 302, body: {} }, {}], /not recorded.*redirected/],
    ["refused, with something wrong beside it", [{ body: { success: false, extra: 1 } }], /every call was refused/],
  ] as [string, Answer[], RegExp][])("recording without a success: %s → exit code 3", async (_, answers, words) => {
    const { code, out } = await replay(answers);
    expect(code).toBe(3);
    expect(out).toMatch(words);
  });
});

test("reply of another media type: counts as checked → exit code 1", async () => {
  const csv = { 200: { description: "A table", content: { "text/csv": { schema: { type: "string" } } } } };
  const document = {
    openapi: "3.1.0",
    info: { title: "Notes", version: "1" },
    paths: { "/list0": { get: { responses: csv } } },
  };
  const table = await work.put("csv.yaml", stringify(document));
  expect(await replay([{ body: { error: "x" } }], "--contract", table)).toMatchObject({
    code: 1,
    out: expect.stringContaining("wrong-content-type") as string,
  });
  for (const it of [
    { headers: { "content-type": "text/csv" }, body: "a,b" },
    { headers: { "content-type": "application/json" }, body: '{"success":' },
    { status: 202, ...fine },
  ])
    expect(await replay([it])).toMatchObject({ code: 1 });
  const page = { headers: { "content-type": "text/html" }, body: "<html></html>" };
  expect(await replay([page])).toMatchObject({ code: 3 });
});

test("--min-success 0: no success → accepted; no bodies → exit code 3", async () => {
  expect((await replay([refused, { status: 404, ...refused }], "--min-success", "0")).code).toBe(0);
  expect((await replay([{}, {}], "--min-success", "0")).code).toBe(3);
  expect((await replay([fine], "--min-success", "-1")).code).toBe(2);
});

test("--min-success: too few successes → exit code 3, unless lowered", async () => {
  const one = [fine, ...Array.from(Array(224), () => refused)];
  const { code, out } = await replay(one);
  expect(code).toBe(3);
  expect(out).toContain("only 1 of 225 calls succeeded (0.4 %, --min-success wants 10 %).");
  expect((await replay(one, "--min-success", "0.4")).code).toBe(0);
  expect((await replay([fine, fine, refused], "--min-success", "80")).code).toBe(3);
  expect(await replay([fine], "--min-success", "800")).toMatchObject({ code: 2 });
});

test("replay: operations without a success → listed with their statuses", async () => {
  const { code, out } = await replay([fine, { status: 403, ...refused }, { status: 404, ...refused }, refused]);
  expect(code).toBe(0);
  expect(out).toContain("Never succeeded: list1 (403), list2 (404), list3 (200).");
});

test("live: almost all operations refused → exit code 3; all succeed → 0", async () => {
  const server = (isFine: (path: string) => boolean) =>
    listen((request, response) => {
      const body = JSON.stringify({ success: isFine(request.url!) });
      response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" }).end(body);
    });
  const live = async (isFine: (path: string) => boolean) =>
    runCli(["live", "--contract", await contract(), "--url", await server(isFine), "--rate", "1000"]);
  expect(await live((path) => path === "/list7")).toMatchObject({
    code: 3,
    out: expect.stringContaining("only 1 of 225 calls succeeded") as string,
  });
  expect(await live(() => false)).toMatchObject({
    code: 3,
    out: expect.stringContaining("every call was refused") as string,
  });
  expect((await live(() => true)).code).toBe(0);
});
