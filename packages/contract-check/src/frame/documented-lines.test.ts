import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commandTable } from "./command-table.ts";
import { readArguments } from "./read-arguments.ts";
import { sharedOptions } from "./shared-options.ts";

const PAGES = ["docs/contract-drift.md", "docs/contract-drift-reference.md"];

/** All command lines in the code blocks of a page; continued lines are joined. */
const linesOf = (page: string): string[] =>
  [...readFileSync(page, "utf8").matchAll(/```(?:sh|yaml)\n(.*?)```/gs)]
    .map(([, block = ""]) => block.replaceAll(/ \\\n\s+/g, " ").replaceAll(/>\n\s+(.*)\n\s+(--.*)/g, "$1 $2"))
    .flatMap((block) => block.split("\n"))
    .flatMap((line) => /(?:npx contract-check|pnpm(?:@12)?(?: --silent)? contract) (.*)$/.exec(line)?.[1] ?? [])
    .map((line) => line.replace(/\s+#.*$/, "").replaceAll(/\$\{\{.*?\}\}/g, "main"));

/** Splits a line into words like a shell. */
const wordsOf = (line: string) =>
  Array.from(line.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, plain]) => quoted ?? plain!);

const lines = PAGES.flatMap((page) => linesOf(page).map((line) => ({ page, line })));

test("documentation: each command used in a server's CI is shown", () => {
  const names = new Set(lines.map(({ line }) => line.split(" ")[0]));
  expect([...names]).toEqual(expect.arrayContaining(["live", "replay", "suggest", "scrub", "proxy", "diff", "lint"]));
});

test.each(lines)("documented command in $page: $line → valid arguments", async ({ line }) => {
  const [name = "", ...args] = wordsOf(line);
  const command = await commandTable[name]!.load();
  expect(() => readArguments(args, { ...sharedOptions, ...command.options })).not.toThrow();
});
