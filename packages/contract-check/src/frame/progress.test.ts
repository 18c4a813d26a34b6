import { expect, test } from "vitest";
import { progressOn } from "./progress.ts";

const progress = (isTTY: boolean) => {
  const said: string[] = [];
  let now = 0;
  const shown = progressOn({ isTTY, columns: 12, write: (text) => said.push(text) }, () => now);
  return { said, shown, at: (moment: number) => (now = moment) };
};

test("progress: quick command → nothing; after two seconds → one line of the terminal's width, then cleared", () => {
  const { said, shown, at } = progress(true);
  shown.say("1 of 300 calls");
  shown.clear();
  expect(said).toEqual([]);
  at(2000);
  shown.say("20 of 300 calls");
  shown.say("21 of 300 calls");
  shown.clear();
  shown.clear();
  expect(said).toEqual(["\r\u001B[2K20 of 300 c", "\r\u001B[2K"]);
});

test("progress: no terminal → nothing", () => {
  const { said, shown, at } = progress(false);
  at(9000);
  shown.say("20 of 300 calls");
  shown.clear();
  expect(said).toEqual([]);
});
