import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { PNG } from "pngjs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { drawDifference } from "./draw-difference.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(`${tmpdir()}/difference-`);
});
afterEach(() => rm(folder, { recursive: true }));

const write = async (name: string, ...reds: readonly number[]) => {
  const png = new PNG({ width: reds.length, height: 1 });
  reds.forEach((red, at) => png.data.set([red, 100, 100, 255], at * 4));
  await writeFile(`${folder}/${name}`, PNG.sync.write(png));
};
const difference = () => drawDifference(`${folder}/before`, `${folder}/after`, `${folder}/difference`);

test("drawDifference: one pixel, one shade → 1 and a picture", async () => {
  await write("before", 100, 100, 100);
  await write("after", 100, 101, 100);
  expect(await difference()).toBe(1);
  expect(existsSync(`${folder}/difference`)).toBe(true);
});

test("drawDifference: identical pictures → 0 and no picture", async () => {
  await write("before", 100, 7);
  await write("after", 100, 7);
  expect(await difference()).toBe(0);
  expect(existsSync(`${folder}/difference`)).toBe(false);
});
