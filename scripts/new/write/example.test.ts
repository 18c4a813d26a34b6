import { expect, test } from "vitest";
import { exampleOf } from "./example.ts";

test("example of a write: a case in the mocks → its input", () => {
  expect(exampleOf("createBank")).toHaveProperty("body.key");
});

test("example of a write: no case in the mocks → error names their folder, the line to add and the cause", () => {
  expect(() => exampleOf("createOtter")).toThrow(
    /^packages\/mocks\/src\/testing\/cases returns no input of createOtter.*: .+\.\nAdd `createOtter: \(db\) => /,
  );
});
