import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FACES, STYLES, thin } from "./thin-fonts.ts";

const FOLDER = new URL("../src/styles/fonts/", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, FOLDER));

test("fonts: their packages → the files that are there (pnpm --filter @backoffice/ui fonts)", async () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(["fonts.css", ...FACES.map(({ file }) => file)].toSorted());
  expect(read("fonts.css").toString()).toBe(STYLES);
  // One face for all: making each of them takes as long as fifty other tests.
  const face = FACES.find(({ file }) => file.startsWith("jetbrains-mono-latin-wght"))!;
  expect((await thin(face)).equals(read(face.file))).toBe(true);
});

test("fonts: first visit, Latin letters of both → at most 45 kB", () => {
  const latin = readdirSync(FOLDER).filter((it) => it.includes("-latin-wght"));
  expect(latin).toHaveLength(2);
  expect(latin.reduce((sum, it) => sum + read(it).length, 0)).toBeLessThan(45_000);
});
