import { expect, test } from "vitest";
import { WHERE } from "../packages/ui/src/docs/start/start-links.ts";
import { stories } from "./lib/stories.ts";

test("start page: every link leads to an existing story", () => {
  expect(stories().map(({ id }) => id)).toEqual(expect.arrayContaining(WHERE.map((link) => link.story)));
});
