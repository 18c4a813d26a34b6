import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { unsupportedCss } from "./unsupported-css.ts";
import { unsupportedJs } from "./unsupported-js.ts";
import { isIn, oldestOf } from "./oldest.ts";

const OLDEST = oldestOf(["chrome125", "firefox128", "safari17.5"]);
const features = (css: string) => unsupportedCss(css, OLDEST).map((it) => it.feature);

test.each([
  ["17.5", "17.5", true],
  ["17.5", "17", true],
  ["17.5", "17.6", false],
  ["17.5", "18", false],
  ["128", "≤79", true],
  ["128", "128.1", false],
])("isIn: version %s, added in %s → %s", (version, added, expected) => {
  expect(isIn(version, added)).toBe(expected);
});

test.each([
  ["a property that one of them lacks", "a { position-try-fallbacks: flip-block }", ["position-try-fallbacks"]],
  ["a function that one of them lacks", "a { width: anchor-size(width) }", ["width: anchor-size", "anchor-size()"]],
  ["an at-rule that one of them lacks", "@starting-style { a { opacity: 0 } }", ["@starting-style"]],
  ["a selector that one of them lacks", "select::picker-icon { display: none }", [":picker-icon"]],
  [
    "a media feature that one of them lacks",
    "@media (prefers-reduced-transparency) { a { opacity: 1 } }",
    ["@media (prefers-reduced-transparency)"],
  ],
  ["a feature behind @supports", "@supports (field-sizing: content) { a { field-sizing: content } }", []],
  ["a value with an earlier one to fall back to", "a { width: 9em; width: anchor-size(width) }", []],
  ["a property with the prefix that it has there", "a { -webkit-user-select: none; user-select: none }", []],
  ["a property with another prefix beside it", "a { -moz-user-select: none; user-select: none }", ["user-select"]],
  [
    "a value that it has with a prefix",
    "a { -webkit-text-decoration: underline dotted; text-decoration: underline dotted }",
    [],
  ],
  ["features that all have", "a:has(b) { color: color-mix(in oklab, red, blue) }", []],
])("CSS for the oldest browsers: %s → expected findings", (_, css, expected) => {
  expect(features(css)).toEqual(expected);
});

const lacksOf = async (code: string) => {
  const folder = mkdtempSync(join(tmpdir(), "compat-"));
  const file = join(folder, "built.js");
  writeFileSync(file, code);
  const lacks = await unsupportedJs([file], OLDEST);
  rmSync(folder, { recursive: true });
  return lacks.map(({ feature, browsers }) => [feature, ...browsers]);
};

test("JavaScript for the oldest browsers: missing API → named with the browsers", async () => {
  expect(
    await lacksOf("Promise.try(() => 1); Promise.all([]); navigator.serviceWorker.ready; new CloseWatcher();"),
  ).toEqual([
    ["promise-try", "chrome 125", "firefox 128", "safari 17.5"],
    ["closewatcher", "chrome 125", "firefox 128", "safari 17.5"],
  ]);
  expect(await lacksOf("JSON.rawJSON('1'); structuredClone(1); Object.groupBy([], String);")).toEqual([
    ["json-raw", "firefox 128", "safari 17.5"],
  ]);
});
