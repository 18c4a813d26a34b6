import { expect, it } from "vitest";
import { qrPath } from "./qr-path.ts";

it.each([
  ["no rows", [], ""],
  ["a row of light modules", [[false, false]], ""],
  ["a row with two runs of dark modules", [[true, true, false, true]], "M0 0h2v1H0zM3 0h1v1H3z"],
  ["two rows", [[true], [true]], "M0 0h1v1H0zM0 1h1v1H0z"],
])("qrPath: %s", (_, rows, expected) => {
  expect(qrPath(rows)).toBe(expected);
});
