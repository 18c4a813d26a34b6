import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);
const DAY = 24 * 60;

/** A setting as pnpm itself reads it; `undefined` for a name that it does not know. */
const setting = async (name: string) => (await run("pnpm", ["config", "get", name])).stdout.trim();

test("dependencies: release younger than three days → not installed", async () => {
  expect(Number(await setting("minimumReleaseAge"))).toBeGreaterThanOrEqual(3 * DAY);
  expect(await setting("minimumReleaseAgeExclude")).toBe("undefined");
});

test("dependencies: install scripts run by name only, and versions are pinned exactly", async () => {
  expect(JSON.parse(await setting("allowBuilds"))).toEqual({
    node: true,
    esbuild: false,
    "@parcel/watcher": false,
  });
  expect(await setting("savePrefix")).toBe("");
});
