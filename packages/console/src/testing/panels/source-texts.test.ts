import { expect, test } from "vitest";
import { sourcesOf } from "../../../../../.storybook/one-source-file.ts";
import { sourceTexts } from "./source-texts.ts";

test("source texts: Storybook's single module has the same files and texts", () => {
  expect(sourcesOf()).toEqual(Object.fromEntries(sourceTexts));
});
