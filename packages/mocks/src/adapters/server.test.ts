import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

it("says in one sentence that it cannot listen at an address of another machine", () => {
  const file = fileURLToPath(new URL("server.ts", import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, "--host", "203.0.113.1"], { encoding: "utf8" });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^The mock server cannot listen there: [^\n]*EADDRNOTAVAIL[^\n]*\n$/);
});
