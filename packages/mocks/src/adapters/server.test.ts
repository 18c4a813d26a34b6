import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { createBackend } from "../backend.ts";
import { startServer } from "./server.ts";

it("mock server: host of another machine → one-sentence error, exit code 1", () => {
  const file = fileURLToPath(new URL("server.ts", import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, "--host", "203.0.113.1"], { encoding: "utf8" });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^The mock server cannot listen there: [^\n]*EADDRNOTAVAIL[^\n]*\n$/);
});

it("mock server: reports of the console → a file of them, newest first", async () => {
  const backend = createBackend();
  const server = await startServer({ port: 0, backend });
  const report = { kind: "slow-read", at: "2026-11-20T12:00:00.000Z", count: 1, version: "0.1.0", commit: "3d7abb9c" };
  const send = (traceId: string) =>
    fetch(`${server.url}/api/client-reports`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "x-mock-role": "super-admin" },
      body: JSON.stringify({ reports: [{ ...report, browser: "Chrome 140", traceId }] }),
    });
  const ids = ["0".repeat(31) + "1", "0".repeat(31) + "2"];
  for (const id of ids) expect((await send(id)).status).toBe(200);
  const listed = (await (await fetch(`${server.url}/client-reports.json`)).json()) as { traceId: string }[];
  expect(listed.map(({ traceId }) => traceId)).toEqual(ids.toReversed());
  await server.close();
});
