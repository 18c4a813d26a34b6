import { spawnSync } from "node:child_process";
import { afterAll, expect, test } from "vitest";
import { consoleCopy, FEATURES } from "./console-copy.ts";

const copy = consoleCopy();
afterAll(copy.remove);

/** As a shell runs it: in Node, which reads no `.tsx`. The other tests of `pnpm new` have a bundler. */
const runNew = (...options: string[]) =>
  spawnSync(process.execPath, ["scripts/run.mjs", "new", ...options], { cwd: copy.root, encoding: "utf8" });

test("pnpm new: list in Node, without a bundler → files written", () => {
  const { stderr, stdout, status } = runNew("list", "/marketing-channels/report");
  expect([stderr, status]).toEqual(["", 0]);
  expect(stdout).toContain(`new     ${FEATURES}/partners/list/marketing-channel-report.columns.tsx`);
  expect(stdout).toContain(`changed ${FEATURES}/partners/partners.pages.ts`);
});
