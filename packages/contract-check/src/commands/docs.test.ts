import { readdir, readFile, writeFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { serveFolder } from "../reference/serve-folder.ts";
import { pagesOf } from "../reference/write-reference.ts";
import { contractInMemory } from "../testing/contract-in-memory.ts";
import { repositoryContract } from "../testing/repository-contract.ts";
import { runCli, type Ran } from "../testing/run-cli.ts";
import { workFolder } from "../testing/work-folder.ts";

const work = workFolder();
let files: Map<string, string>;
let ran: Ran;
beforeAll(async () => {
  const folder = work.path("reference");
  ran = await runCli(["docs", "--output", folder]);
  const names = await readdir(folder);
  files = new Map(await Promise.all(names.map(async (it) => [it, await readFile(`${folder}/${it}`, "utf8")] as const)));
});

describe("docs command", () => {
  test("docs: folder given → written, path is printed", () => {
    expect(ran).toMatchObject({ code: 0, out: "", err: expect.stringMatching(/Open .*index\.html\./) as string });
  });

  test("docs: each operation → on its tag's page and in the search index", async () => {
    for (const { id, tag, path } of (await repositoryContract()).operations) {
      expect(files.get(`tag-${tag}.html`)).toContain(`<article id="${id}"`);
      expect(files.get("index.html")).toContain(`href="tag-${tag}.html#${id}"`);
      expect(files.get("search-index.js")).toContain(`"${path}"`);
    }
  });

  test("docs: pages → no external requests, no inline code", () => {
    for (const [name, text] of files)
      expect(text, name).not.toMatch(/(?:src|href)="(?:https?:)?\/\/|@import|url\(|fetch\(|XMLHttpRequest/);
    for (const [name, text] of [...files].filter(([it]) => it.endsWith(".html")))
      expect(text, name).not.toMatch(/<script>|<style|\son\w+="|\sstyle="/);
  });

  test("docs: each link → existing page and anchor", () => {
    for (const [name, text] of files)
      for (const [, href = ""] of text.matchAll(/<(?:a|link)[^>]* href="([^"]*)"/g)) {
        if (href.startsWith("data:")) continue;
        const [file, place] = href.split("#");
        const wanted = place ? `id="${place}"` : "";
        expect(files.get(file || name), `${name}: ${href}`).toContain(wanted);
      }
  });

  test("docs: origin, units, limits, marks and values are shown", () => {
    const banks = files.get("tag-banks.html")!;
    expect(banks).toContain('<article id="createBank" class="operation documented">');
    expect(banks).toContain('<article id="listBanks" class="operation inferred">');
    expect(banks).toContain("open: more may come");
    expect(banks).toContain("1 to 10000, default 50");
    expect(banks).toContain("<code>listBanks</code>, <code>showBank</code>");
    const players = files.get("tag-players.html")!;
    expect(players).toContain("ISO 8601 moment with zone");
    expect(players).toContain('<span class="mark pii">personal</span>');
    expect(players).toContain("By code");
  });
});

test("docs: contract texts are escaped, recursive schemas end", () => {
  const node = {
    type: "object",
    description: "<script>alert(1)</script>",
    properties: {
      child: { $ref: "#/components/schemas/Node" },
      fee: { type: "number", format: "money", "x-currency": "EUR", "x-secret": true },
    },
  };
  const media = { "application/json": { schema: { $ref: "#/components/schemas/Node" }, example: { a: "</pre><b>" } } };
  const operation = {
    operationId: "x",
    tags: ["A & B"],
    summary: '"<i>"',
    responses: { 200: { description: "x", content: media } },
  };
  const document = { openapi: "3.1.0", paths: { "/x": { get: operation } }, components: { schemas: { Node: node } } };
  const pages = pagesOf(contractInMemory(document));
  expect([...pages.keys()]).toEqual(["index.html", "search-index.js", "tag-a-b.html"]);
  for (const text of pages.values()) expect(text).not.toMatch(/<script>alert|<i>|<\/pre><b>/);
  expect(pages.get("tag-a-b.html")).toContain("amount in EUR");
});

test("docs server: serves the reference only, with a content security policy", async () => {
  const { url, server } = await serveFolder(work.path("reference"));
  try {
    const page = await fetch(url);
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await page.text()).toBe(files.get("index.html"));
    for (const path of ["..%2f..%2fpackage.json", "none.html", "a/index.html", "%2e%2e/x.js"])
      expect((await fetch(url + path)).status).toBe(404);
  } finally {
    server.close();
  }
});

test("docs: tag removed → its page is deleted, other files stay", async () => {
  const folder = work.path("reference");
  const old = files.get("tag-banks.html")!;
  await writeFile(`${folder}/tag-gone.html`, old);
  await writeFile(`${folder}/tag-mine.html`, "<p>Mine</p>");
  await runCli(["docs", "--output", folder]);
  expect((await readdir(folder)).toSorted()).toEqual([...files.keys(), "tag-mine.html"].toSorted());
  expect(await readFile(`${folder}/tag-banks.html`, "utf8")).toBe(old);
});

test("docs: folder not writable → exit code 3", async () => {
  const file = await work.put("file", "x");
  expect(await runCli(["docs", "--output", file])).toMatchObject({
    code: 3,
    err: expect.stringMatching(/^Could not check: The reference cannot be written/) as string,
  });
});
