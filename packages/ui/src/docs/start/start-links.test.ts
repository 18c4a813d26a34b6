import { globSync, readFileSync } from "node:fs";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { expect, test } from "vitest";
import { WHERE } from "./start-links.ts";

const PACKAGES = `${import.meta.dirname}/../../../..`;

test("start page: every link leads to an existing story", () => {
  const ids = globSync("{ui,console}/src/**/*.stories.tsx", { cwd: PACKAGES }).flatMap((file) => {
    const text = readFileSync(`${PACKAGES}/${file}`, "utf8");
    const title = /^ {2}title: "(.+)",$/m.exec(text)?.[1];
    if (title === undefined) return [];
    return [...text.matchAll(/^export const (\w+)/gm)].map(([, name = ""]) => toId(title, storyNameFromExport(name)));
  });
  expect(ids).toEqual(expect.arrayContaining(WHERE.map(({ story }) => story)));
});
