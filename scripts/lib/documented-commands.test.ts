import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ROOT } from "./root.ts";

const scriptsOf = (file: string) =>
  Object.keys((JSON.parse(readFileSync(`${ROOT}${file}/package.json`, "utf8")) as { scripts: object }).scripts);
const texts = globSync("{*,deploy/*,docs/**/*,openapi/*,packages/*/*}.md", { cwd: ROOT }).map(
  (file) => [file, readFileSync(`${ROOT}${file}`, "utf8")] as const,
);

test("documentation: each pnpm command → exists", () => {
  expect(texts.map(([file]) => file)).toEqual(expect.arrayContaining(["README.md", "deploy/README.md"]));
  const known = new Set([...scriptsOf("."), ...scriptsOf("packages/console"), "run", "installed"]);
  for (const [file, text] of texts)
    for (const [, name = ""] of text.matchAll(/\bpnpm(?:@12)? (?:--silent |--filter \S+ )*([a-z][\w:-]*)/g))
      expect([...known], `${file}: pnpm ${name}`).toContain(name);
});

test("documentation: no command runs TypeScript with node directly", () => {
  for (const [file, text] of texts) expect(text.match(/\bnode \S+\.ts\b/g) ?? [], file).toEqual([]);
});
