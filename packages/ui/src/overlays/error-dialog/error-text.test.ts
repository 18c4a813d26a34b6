import { expect, it } from "vitest";
import { errorText } from "./error-text.ts";

const bare = {
  title: "Unable To Save",
  messages: [],
  status: undefined,
  reference: undefined,
  validation: undefined,
  table: undefined,
};

it("errorText: title only → title", () => {
  expect(errorText(bare)).toBe("Unable To Save");
});
it("errorText: messages and field errors → one line each, status last", () => {
  expect(
    errorText({ ...bare, messages: ["No."], validation: [{ field: "Code", message: "Taken." }], status: "422" }),
  ).toBe("Unable To Save\n- No.\n- Code: Taken.\n422");
});
it("errorText: reference → last line", () => {
  expect(errorText({ ...bare, status: "HTTP 502", reference: "4bf92f" })).toBe(
    "Unable To Save\nHTTP 502\nReference: 4bf92f",
  );
});
it("errorText: table cell with tabs or line breaks → spaces, columns are kept", () => {
  const table = { caption: "Rows", columns: ["A", "B"], rows: [["x\ty", "two\nlines"]] };
  expect(errorText({ ...bare, table })).toBe("Unable To Save\nRows\nA\tB\nx y\ttwo lines");
});
