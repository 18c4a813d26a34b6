import { execFile } from "node:child_process";
import { open } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { recordBase } from "../testing/record-base.ts";
import { repositoryContract } from "../testing/repository-contract.ts";
import { runCli } from "../testing/run-cli.ts";
import { workFolder } from "../testing/work-folder.ts";
import type { HarEntry } from "./har-entry.ts";

const work = workFolder();
let base: Map<string, HarEntry>;
beforeAll(async () => {
  base = await recordBase(await repositoryContract());
});

type Entry = Required<HarEntry>;
const replay = async (file: string) => {
  const { code, out } = await runCli(["replay", "--har", file, "--format", "json"]);
  const report = JSON.parse(out) as { findings: { rule: string; where: string }[]; notes: string[] };
  return { code, told: report.findings.map((it) => `${it.rule} ${it.where}`), notes: report.notes.join("\n") };
};
/** A drifted exchange of getPlayer whose text is encoded by `pack`. */
const packed = (pack: (text: string) => object, headers: object[] = []): Entry => {
  const entry = structuredClone(base.get("getPlayer")!) as Entry;
  const body = JSON.parse(String(entry.response.content!.text)) as { data: object };
  const text = JSON.stringify({ ...body, data: { ...body.data, vipLevel: "🎰" } });
  entry.response.content = { mimeType: "application/json", size: text.length, ...pack(text) };
  entry.response.headers = headers as never;
  return entry;
};
const base64 = (bytes: Uint8Array) => ({ text: Buffer.from(bytes).toString("base64"), encoding: "base64" });
const encoded = (value: string) => [{ name: "Content-Encoding", value }];

describe("recorded bodies", () => {
  test.each([
    ["plain", () => packed((text) => ({ text }))],
    ["base64", () => packed((text) => base64(Buffer.from(text)), encoded("gzip"))],
    ["gzip in base64", () => packed((text) => base64(gzipSync(text)), encoded("gzip"))],
    ["gzip in base64 and no header", () => packed((text) => base64(gzipSync(text)))],
    ["brotli in base64", () => packed((text) => base64(brotliCompressSync(text)), encoded("br"))],
    ["gzip as Latin-1 text", () => packed((text) => ({ text: gzipSync(text).toString("latin1") }))],
  ] as [string, () => Entry][])("recorded body as %s: read", async (_, entry) => {
    const { code, told } = await replay(await work.har("packed.har", [entry()]));
    expect([code, told]).toEqual([1, ["undocumented-field reply 200: data.vipLevel"]]);
  });

  test("recorded body: cannot be decompressed → left out and reported", async () => {
    const broken = packed((text) => base64(gzipSync(text).subarray(0, 40)));
    const { code, notes } = await replay(await work.har("broken.har", [base.get("getRates")!, broken]));
    expect(code).toBe(0);
    expect(notes).toContain("Left out: 1, each of which has a body that cannot be unpacked.");
  });
});

describe("recording files", () => {
  const entry = () => packed((text) => ({ text }));
  const short = () => {
    const { request, response } = entry();
    return {
      request: {
        method: request.method,
        url: request.url,
        body: JSON.parse(String(request.postData!.text)) as unknown,
      },
      response: { status: 200, headers: { "content-type": "application/json" }, body: response.content!.text },
    };
  };
  test.each([
    ["a gzipped HAR", () => work.put("a.har.gz", gzipSync(JSON.stringify({ log: { entries: [entry()] } })))],
    ["newline JSON of HAR entries", () => work.put("a.ndjson", `${JSON.stringify(entry())}\n\n`)],
    [
      "newline JSON in short, told by its first line",
      () => work.put("a.log", `${JSON.stringify(short())}\n${JSON.stringify(short())}`),
    ],
    [
      "a HAR with spaces and what nobody needs",
      () =>
        work.put(
          "b.har",
          JSON.stringify(
            { a: [{ log: { entries: [1] } }], log: { pages: [{}], entries: [entry()], comment: "x" } },
            undefined,
            2,
          ),
        ),
    ],
  ] as [string, () => Promise<string>][])("recording as %s: read", async (_, file) => {
    expect((await replay(await file())).told).toEqual(["undocumented-field reply 200: data.vipLevel"]);
  });
});

test("--base-path: prefix before the contract's paths → matched", async () => {
  const entry = entry0();
  entry.request.url = String(entry.request.url).replace("/api/", "/office/api/");
  const file = await work.har("below.har", [entry]);
  expect((await runCli(["replay", "--har", file])).code).toBe(3);
  expect((await runCli(["replay", "--har", file, "--base-path", "/office/"])).code).toBe(0);
});
const entry0 = () => structuredClone(base.get("getRates")!) as Entry;

test("replay: large recording → streamed, bounded memory", async () => {
  const line = `,${JSON.stringify(base.get("listBankAccounts"))}`;
  const file = work.path("big.har");
  const handle = await open(file, "w");
  await handle.write(`{"log":{"entries":[${JSON.stringify(base.get("getRates"))}`);
  const block = line.repeat(20);
  let size = 0;
  while (size < 32 * 1024 * 1024) size += (await handle.write(block)).bytesWritten;
  await handle.write("]}}");
  await handle.close();
  // A heap too small for the parsed file: the command crashes if it keeps what it has read.
  const cli = fileURLToPath(new URL("../cli.ts", import.meta.url));
  // `resourceUsage().maxRSS` starts with the value of the parent process.
  const script = `
    let peak = 0;
    const look = () => { peak = Math.max(peak, process.memoryUsage.rss()); };
    setInterval(look, 10).unref();
    await import(${JSON.stringify(cli)});
    look();
    process.stderr.write("peak " + peak);`;
  const args = ["--max-old-space-size=96", "--input-type=module", "-e", script, "x", "replay", "--har", file];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args);
  expect(stdout).toContain("Clean: no drift was found.");
  expect(Number(/peak (\d+)/.exec(stderr)?.[1])).toBeLessThan(300 * 1024 * 1024);
});
