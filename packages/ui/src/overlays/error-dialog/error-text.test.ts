import { expect, it } from "vitest";
import { errorText } from "./error-text.ts";

const bare = { title: "Unable To Save", messages: [], status: undefined, validation: undefined, table: undefined };

it("is the title alone when there is nothing else", () => {
  expect(errorText(bare)).toBe("Unable To Save");
});
it("has a line for each message and field, and the status last", () => {
  expect(
    errorText({ ...bare, messages: ["No."], validation: [{ field: "Code", message: "Taken." }], status: "422" }),
  ).toBe("Unable To Save\n- No.\n- Code: Taken.\n422");
});
it("keeps a cell in its column", () => {
  const table = { caption: "Rows", columns: ["A", "B"], rows: [["x\ty", "two\nlines"]] };
  expect(errorText({ ...bare, table })).toBe("Unable To Save\nRows\nA\tB\nx y\ttwo lines");
});
