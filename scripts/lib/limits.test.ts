import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ROOT } from "./root.ts";

/** A timeout set by a test, a hook or a wait. */
const OWN_LIMIT =
  /\btest\.setTimeout\(|\b(?:test|hook)Timeout: \d|^\s*\}, \d+_000\);|^\s*\d+_000,\n\s*\);|, \{ timeout: \d+_000 \}|\basyncUtilTimeout: \d{3}/m;

test("time limits of tests: come from limits.ts, none is raised", () => {
  const files = globSync(
    ["{packages,scripts,openapi}/**/*.test.{ts,tsx}", "e2e/**/*.ts", "*.config.ts", "vitest.projects.ts"],
    {
      cwd: ROOT,
      exclude: ["**/node_modules/**", "scripts/lib/limits.test.ts"],
    },
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((it) => OWN_LIMIT.test(readFileSync(ROOT + it, "utf8")))).toEqual([]);
});
