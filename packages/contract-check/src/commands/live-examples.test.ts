import { text as textOf } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import type { Finding } from "../findings/finding.ts";
import { jsonOf } from "../testing/findings-of.ts";
import { listen } from "../testing/proxy.ts";
import { runCli } from "../testing/run-cli.ts";
import { workFolder } from "../testing/work-folder.ts";

const work = workFolder();
const parameter = (name: string, schema: object, more: object = {}) => ({ name, in: "query", schema, ...more });
const reply = jsonOf({ type: "object", properties: { id: { type: "integer" } } });
const body = {
  type: "object",
  required: ["page"],
  properties: {
    page: { type: "integer", minimum: 1, maximum: 50 },
    sort: { enum: ["asc", "desc"] },
    text: { type: "string", maxLength: 3 },
    mark: { type: "string", pattern: "^[A-Z]{3}$" },
    roomId: { type: "integer", minimum: 1 },
    email: { type: "string", maxLength: 5, "x-pii": true },
    within: { type: "object", properties: { isNew: { type: "boolean" } } },
    tags: { type: "array", maxItems: 2, items: { enum: ["a", "b"] } },
  },
};
const example = { page: 1, sort: "asc", within: { isNew: true } };
const examples = { first: { value: example }, last: { value: { page: 50, sort: "desc" } } };
const paths = {
  "/rooms": {
    get: {
      operationId: "listRooms",
      "x-effect": "read",
      parameters: [
        parameter("size", { enum: ["S", "L"] }, { example: "S" }),
        parameter("limit", { type: "integer", minimum: 1, maximum: 9 }, { example: 5 }),
        parameter("after", { type: "string", format: "date" }, { examples: { a: { value: "2026-01-01" } } }),
      ],
      responses: { 200: reply },
    },
    post: {
      operationId: "addRoom",
      "x-effect": "write",
      requestBody: { content: { "application/json": { schema: body, example } } },
      responses: { 200: reply },
    },
  },
  "/rooms/find": {
    post: {
      operationId: "findRooms",
      "x-effect": "read",
      requestBody: { content: { "application/json": { schema: body, examples } } },
      responses: { 200: reply },
    },
  },
};

type Sent = { address: string; body?: Record<string, unknown> };

/** Runs `live --examples` against a server that responds with these statuses. Returns the requests it received. */
const live = async (args: readonly string[], statusOf: (sent: Sent) => number = () => 200) => {
  const sent: Sent[] = [];
  const url = await listen(async (request, response) => {
    const written = await textOf(request);
    const it = {
      address: `${request.method} ${request.url}`,
      ...(written && { body: JSON.parse(written) as Record<string, unknown> }),
    };
    sent.push(it);
    response.writeHead(statusOf(it), { "content-type": "application/json", "cache-control": "no-store" });
    response.end('{"id":1}');
  });
  const document = { openapi: "3.1.0", info: { title: "Rooms", version: "1" }, paths };
  const contract = await work.put("contract.yaml", stringify(document));
  const line = ["live", "--url", url, "--rate", "1000", "--contract", contract, "--format", "json", ...args];
  const ran = await runCli(line);
  const report = JSON.parse(ran.out || "{}") as {
    findings?: Finding[];
    notes?: string[];
    tables?: { rows: [operation: string, why: string, where: string][] }[];
  };
  return {
    ...ran,
    sent,
    told: (report.findings ?? []).map((it) => `${it.severity} ${it.operation} ${it.rule} ${it.where}`),
    notes: report.notes?.join("\n") ?? "",
    skipped: report.tables?.[0]?.rows ?? [],
  };
};
const bodiesIn = (sent: readonly Sent[]) => sent.flatMap((it) => (it.body ? [it.body] : []));

describe("live --examples", () => {
  test("live --examples: parameters → boundary values, one change per request", async () => {
    const { code, sent, notes } = await live(["--examples", "--operation", "listRooms"]);
    expect(code).toBe(0);
    const query = (size: string, limit: number) => `GET /rooms?size=${size}&limit=${limit}&after=2026-01-01`;
    expect(sent.map((it) => it.address)).toEqual([query("S", 5), query("L", 5), query("S", 1), query("S", 9)]);
    expect(notes).toContain("3 other examples sent, by seed 1.");
  });

  test("live --examples: body → further examples and boundary values of each field", async () => {
    const { sent } = await live(["--examples", "--operation", "findRooms"]);
    const [first, ...others] = bodiesIn(sent);
    expect(first).toEqual(example);
    expect(others).toEqual([
      examples.last.value,
      { ...example, page: 50 },
      { ...example, sort: "desc" },
      { ...example, text: "aaa" },
      { ...example, within: { isNew: false } },
      { ...example, tags: ["a", "a"] },
    ]);
  });

  test("live without --examples: first examples only", async () => {
    expect((await live([])).sent).toHaveLength(2);
  });

  test("live --examples: writes → first example only, even with --allow-writes", async () => {
    const first = await live([]);
    const host = "127.0.0.1";
    const { sent, skipped } = await live(["--examples", "--allow-writes", "--write-host", host]);
    expect(first.sent.some((it) => it.address === "POST /rooms")).toBe(false);
    expect(sent.filter((it) => it.address === "POST /rooms")).toHaveLength(1);
    expect(skipped).toContainEqual(["addRoom", "is no read", "the whole request"]);
  });

  test("live --examples: skipped values → listed with a reason", async () => {
    const { skipped } = await live(["--examples"]);
    expect(skipped).toEqual([
      ["addRoom", "is no read", "the whole request"],
      ["listRooms", "has a pattern or a format, and no other example", "query after"],
      ["findRooms", "has a pattern or a format, and no other example", "mark"],
      ["findRooms", "names a record", "roomId"],
      ["findRooms", "is secret or personal", "email"],
    ]);
  });

  test("live --examples: first example fails → operation is listed, no more requests", async () => {
    const statusOf = ({ address }: Sent) => (address.includes("find") ? 404 : 200);
    const { sent, skipped } = await live(["--examples"], statusOf);
    expect(bodiesIn(sent)).toHaveLength(1);
    expect(skipped).toContainEqual(["findRooms", "did not succeed with its first example", "the whole request"]);
  });
});

describe("live --max-examples", () => {
  const some = async (seed: string) => {
    const { sent, skipped, notes } = await live(["--examples", "--max-examples", "4", "--seed", seed]);
    return { chosen: sent.slice(2).map((it) => JSON.stringify(it)), skipped, notes };
  };

  test("live --max-examples: limit reached → seeded selection, the rest is listed", async () => {
    const [one, again, other] = [await some("7"), await some("7"), await some("8")];
    expect(one.chosen).toHaveLength(4);
    expect(one.notes).toContain("4 other examples sent, by seed 7.");
    expect(again.chosen).toEqual(one.chosen);
    expect(other.chosen).not.toEqual(one.chosen);
    const left = one.skipped.filter(([, why]) => why === "is over the number of --max-examples");
    // Three positions of listRooms and six of findRooms can vary.
    expect(left.flatMap(([, , where]) => where.split(", "))).toHaveLength(3 + 6 - 4);
  });

  test.each([
    ["--max-examples", "5"],
    ["--seed", "2"],
  ])("live: %s without --examples → refused", async (...args) => {
    expect(await live(args)).toMatchObject({ code: 2, err: expect.stringContaining("are for --examples") as string });
  });
});

describe("live: valid example values", () => {
  test("live --examples: valid value refused → warning; server error → error", async () => {
    const statusOf = ({ address }: Sent) =>
      address.includes("limit=9") ? 500 : address.includes("size=L") ? 400 : 200;
    const { code, told } = await live(["--examples", "--operation", "listRooms"], statusOf);
    expect(code).toBe(1);
    expect(told.filter((it) => it.includes("refused-example"))).toEqual([
      "error listRooms refused-example request: query limit (maximum)",
      "warning listRooms refused-example request: query size (enum)",
    ]);
  });
});
