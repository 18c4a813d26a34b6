import { expect, it } from "vitest";
import { titleOf } from "./title-of.ts";

it.each([
  [
    { sv: { title: "Om oss" }, en: { title: "About us" } },
    { title: "About us", language: "en" },
  ],
  [
    { de: { text: "x" }, sv: { title: "Om oss" } },
    { title: "Om oss", language: "sv" },
  ],
  [{}, { title: "", language: "en" }],
])("titleOf: %j → English title, otherwise the first title", (content, expected) =>
  expect(titleOf({ content })).toEqual(expected),
);
