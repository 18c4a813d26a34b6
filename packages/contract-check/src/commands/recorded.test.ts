import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { edited, type Edit } from "../testing/edits/edit.ts";
import { recordBase } from "../testing/record-base.ts";
import { repositoryContract } from "../testing/repository-contract.ts";
import { progressOf } from "../testing/progress-of.ts";
import { runCli } from "../testing/run-cli.ts";
import { workFolder } from "../testing/work-folder.ts";
import type { HarEntry } from "../traffic/har-entry.ts";

const work = workFolder();
let base: Map<string, HarEntry>;
beforeAll(async () => {
  base = await recordBase(await repositoryContract());
});

const spoilt = (operation: string, ...edits: Edit[]) => edited(base.get(operation)!, edits);
const JWT = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NSJ9.c2lnbmF0dXJl";

test.each([
  ["replay", []],
  ["coverage", []],
  ["suggest", []],
  ["scrub", ["--output", "scrubbed.har"]],
])("progress of %s: shown during the run → cleared before the report", async (command, args) => {
  const har = await work.har("long.har", [base.get("listBanks")!, base.get("showBank")!]);
  const given = args.map((it) => (it.startsWith("--") ? it : work.path(it)));
  const { code, lines } = await progressOf([command, "--har", har, ...given]);
  expect(code).toBe(0);
  expect(lines[1]).toMatch(/^long\.har, entry 2/);
  expect(lines.at(-1)).toBe("cleared");
});

describe("scrub command", () => {
  const scrub = async (entries: HarEntry[]) => {
    const [har, output] = [await work.har("in.har", entries), work.path("out.har")];
    const ran = await runCli(["scrub", "--har", har, "--output", output]);
    const text = ran.code === 0 ? await readFile(output, "utf8") : "";
    return { ...ran, output, text };
  };

  test("scrub: clean recording → still clean, without personal data", async () => {
    const { code, output, text } = await scrub([...base.values()]);
    expect(code).toBe(0);
    expect((await runCli(["replay", "--har", output])).code).toBe(0);
    const people = JSON.stringify([...base.values()]).match(
      /"(?:email|username|iban|nameOnCard|cardNumber|accountNumber)\\":\\"[^"\\]+/g,
    )!;
    const values = new Set(people.map((it) => it.split('\\":\\"')[1]!));
    expect(values.size).toBeGreaterThan(50);
    expect([...values].filter((it) => text.includes(`"${it}\\"`) || text.includes(`\\"${it}`))).toEqual([]);
  });

  test.each([
    ["a cookie", spoiltLater("getRates", { header: ["Cookie", "appSession=HUSH"] })],
    ["an unknown header", spoiltLater("getRates", { header: ["X-Session", "HUSH"] })],
    ["an authorization", spoiltLater("getRates", { header: ["Authorization", "Bearer HUSH"] })],
    ["a secret in the address", spoiltLater("getRates", { query: ["api_key", "HUSH"] })],
    [
      "a field that the contract does not know",
      spoiltLater("getPlayer", { set: "reply.data.note", to: { deep: ["HUSH"] } }),
    ],
    [
      "an endpoint that it does not know",
      spoiltLater("getPlayer", { path: "/api/other" }, { set: "reply.data.username", to: "HUSH" }),
    ],
    ["personal data", spoiltLater("getPlayer", { set: "reply.data.username", to: "HUSH" })],
    [
      "personal data said again elsewhere",
      spoiltLater("getPlayer", { set: "reply.data.username", to: "HUSH" }, { set: "reply.messages", to: ["HUSH"] }),
    ],
    [
      "an email address in a free text",
      spoiltLater("getPlayer", { set: "reply.messages", to: ["Ask HUSH@example.net"] }),
    ],
    ["a token in a free text", spoiltLater("getPlayer", { set: "reply.messages", to: [JWT.replace("c2ln", "HUSH")] })],
    ["a page", spoiltLater("getPlayer", { text: "<html>HUSH</html>", type: "text/html" })],
    ["a broken body", spoiltLater("getPlayer", { text: '{"success":true,"HUSH', type: "application/json" })],
    ["another site", spoiltLater("getRates", { origin: "https://metrics.example" }, { path: "/api/HUSH" })],
  ])("scrub: %s → removed", async (_, entry) => {
    const given = entry();
    expect(JSON.stringify(given)).toContain("HUSH");
    const { code, text } = await scrub([base.get("checkMe")!, given]);
    expect(code).toBe(0);
    expect(text).not.toContain("HUSH");
  });

  test("scrub: cookies → names and flags kept", async () => {
    const { text } = await scrub([...base.values()]);
    expect(text).toContain("appSession=removed; Path=/; HttpOnly; SameSite=Lax");
  });

  test("scrub: no exchange matches the contract → nothing written, exit code 3", async () => {
    const { code, err } = await scrub([spoilt("getRates", { path: "/v2" })]);
    expect([code, err]).toEqual([3, expect.stringContaining("nothing was written")]);
  });
});

/** Created when the test runs, because the base is recorded first. */
function spoiltLater(operation: string, ...edits: Edit[]): () => HarEntry {
  return () => spoilt(operation, ...edits);
}

describe("suggest command", () => {
  type Overlay = { overlay: string; actions: { target: string; update: Record<string, never> }[] };
  const suggest = async (entries: HarEntry[], ...more: string[]) => {
    const ran = await runCli(["suggest", "--har", await work.har("new.har", entries), ...more]);
    return { ...ran, overlay: parse(ran.out) as Overlay };
  };

  test("suggest: clean traffic → no actions", async () => {
    expect((await suggest([...base.values()])).overlay.actions).toEqual([]);
  });

  test("suggest: undocumented traffic → overlay with observed types", async () => {
    const { code, overlay, out } = await suggest([
      spoilt("getPlayer", { set: "reply.data.vip", to: { level: 3, since: "2026-01-01", phone: "+46 70 1" } }),
      spoilt("getPlayer", { set: "reply.data.vip", to: { level: 2.5, since: null } }),
      spoilt("getRates", { query: ["day", "monday"] }),
      spoilt("getRates", { status: 206 }),
      spoilt("getRates", { path: "/api/rates/17/history" }),
      spoilt("getRates", { origin: "https://metrics.example" }, { path: "/api/collect" }),
    ]);
    expect(code).toBe(0);
    expect(overlay.actions.map((it) => it.target)).toEqual([
      "$.paths",
      "$.paths['/api/rates'].get",
      "$.paths['/api/rates'].get",
      "$.components.schemas.Player",
    ]);
    expect(overlay.actions[3]!.update).toMatchObject({
      properties: {
        vip: {
          type: "object",
          required: ["level", "since"],
          properties: {
            level: { type: "number" },
            since: { type: ["string", "null"], format: "date" },
            phone: { type: "string", "x-pii": true },
          },
        },
      },
    });
    expect(Object.keys(overlay.actions[0]!.update)).toEqual(["/api/rates/{id}/history"]);
    expect(out).toMatch(/# openapi\/areas\/players.yaml:\d+/);
    expect(out).not.toContain("monday");
  });

  test("suggest: selection → suggestions for the selected operations only", async () => {
    const entries = [
      spoilt("getPlayer", { set: "reply.data.vip", to: 1 }),
      spoilt("showBank", { set: "reply.data.flag", to: 1 }),
    ];
    expect((await suggest(entries)).overlay.actions).toHaveLength(2);
    const { overlay } = await suggest(entries, "--tag", "banks");
    expect(overlay.actions.map((it) => it.target)).toEqual(["$.components.schemas.Bank"]);
  });

  test("suggest: new enumeration value → only with --show-values", async () => {
    const entry = spoilt("updateBank", { set: "reply.data.status", to: "ARCHIVED" });
    const quiet = await suggest([entry]);
    expect(quiet.out).not.toContain("ARCHIVED");
    expect(quiet.err).toContain("--show-values writes them");
    expect((await suggest([entry], "--show-values")).overlay.actions).toMatchObject([
      { target: "$.components.schemas.BankStatus", update: { enum: ["ARCHIVED"] } },
    ]);
  });
});

describe("coverage command", () => {
  test("coverage: recording → counts and unseen parts", async () => {
    const har = await work.har("one.har", [base.get("listBanks")!]);
    const { code, out } = await runCli(["coverage", "--har", har, "--format", "json"]);
    expect(code).toBe(0);
    const { tables, cases } = JSON.parse(out) as { tables: { title: string; rows: string[][] }[]; cases: object[] };
    const [sums, never, parts] = tables;
    expect(sums!.rows[0]).toEqual(["operations", "1", String(cases.length), expect.stringMatching(/ %$/)]);
    expect(never!.rows.map(([id]) => id)).toContain("getPlayer");
    const rows = parts!.rows.map((it) => it.join(" "));
    expect(rows).toContain("listBanks fields request: search");
    expect(rows).toContain("listBanks values request: sortBy = bankName");
    expect(rows).toContain("listBanks statuses 403");
    expect(rows).not.toContain("listBanks fields reply 200: data.items[].key");
    expect(rows.filter((it) => !it.startsWith("listBanks "))).toEqual([]);
  });

  test("coverage: drifted traffic → exit code 0; unreadable file → exit code 3", async () => {
    const har = await work.har("drift.har", [spoilt("getPlayer", { remove: "reply.data.isTest" })]);
    expect((await runCli(["coverage", "--har", har])).code).toBe(0);
    expect((await runCli(["coverage", "--har", work.path("none.har")])).code).toBe(3);
  });
});
