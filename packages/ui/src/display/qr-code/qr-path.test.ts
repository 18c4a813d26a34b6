import { expect, it } from "vitest";
import { qrPath } from "./qr-path.ts";

it.each([
  ["nothing", [], ""],
  ["a row of light", [[false, false]], ""],
  ["runs of a row", [[true, true, false, true]], "M0 0h2v1H0zM3 0h1v1H3z"],
  ["rows", [[true], [true]], "M0 0h1v1H0zM0 1h1v1H0z"],
])("%s", (_, rows, expected) => {
  expect(qrPath(rows)).toBe(expected);
});
