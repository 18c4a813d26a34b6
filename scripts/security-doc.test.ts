import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ROOT } from "./lib/root.ts";

const text = readFileSync(`${ROOT}SECURITY.md`, "utf8");
const paths = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+|[\w.-]+\.yaml)`/g)].map((it) => it[1]!);

test("SECURITY.md: every file that it names exists", () => {
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((it) => !existsSync(`${ROOT}${it}`))).toEqual([]);
});

test("SECURITY.md: every defence names a test", () => {
  const rows = text.split("\n").filter((it) => it.startsWith("| ") && !it.startsWith("| defence "));
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((it) => !/\.(?:test\.tsx?|spec\.ts)`|the same file/.test(it.split("|").at(-2)!))).toEqual([]);
});
