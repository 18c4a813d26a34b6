import { expect, test } from "vitest";
import { frameAddress } from "./frame-address.ts";

test.each([
  ["", "a11y.manual:!true"],
  ["theme:dark;dir:rtl", "theme:dark;dir:rtl;a11y.manual:!true"],
])("frameAddress: switches %j → story alone, without its accessibility check", (switches, globals) => {
  expect(frameAddress("banks--new", switches)).toBe(`iframe.html?id=banks--new&viewMode=story&globals=${globals}`);
});
