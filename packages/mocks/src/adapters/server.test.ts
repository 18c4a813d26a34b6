import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

it("mock server: host of another machine → one-sentence error, exit code 1", () => {
  const file = fileURLToPath(new URL("server.ts", import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, "--host", "203.0.113.1"], { encoding: "utf8" });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^The mock server cannot listen there: [^\n]*EADDRNOTAVAIL[^\n]*\n$/);
});
