import { describe, expect, test } from "vitest";
import { formValues } from "./form-values.ts";

const params = (...names: string[]) => names.map((name, index) => ({ name, value: `value ${index}` }));
const valuesOf = (...names: string[]) =>
  Object.entries(formValues("multipart/form-data", "", params(...names), undefined)!.values);

test.each(["amount", "constructor", "__proto__"])("formValues: field named %s → value; repeated → list", (name) => {
  expect(valuesOf(name)).toEqual([[name, "value 0"]]);
  expect(valuesOf(name, name, name)).toEqual([[name, ["value 0", "value 1", "value 2"]]]);
});

describe("form recorded as a text and as a list", () => {
  const URL_ENCODED = "application/x-www-form-urlencoded";
  const PART = '--X\r\nContent-Disposition: form-data; name="a"\r\nX-Sum: 3\r\n\r\none\r\n';

  test("formValues: encoded list beside the text → values of the text, with the pairs as written", () => {
    const listed = [{ name: "mail", value: "anna%40example.com" }];
    expect(formValues(URL_ENCODED, "mail=anna%40example.com", listed, undefined)).toEqual({
      values: { mail: "anna@example.com" },
      pairs: [["mail", "anna%40example.com"]],
    });
    expect(formValues(URL_ENCODED, "", listed, undefined)!.values).toEqual({ mail: "anna%40example.com" });
  });

  test("formValues: multipart text beside the list → parts with headers; text without the file → list", () => {
    const read = (...names: string[]) => formValues("multipart/form-data", `${PART}--X--\r\n`, params(...names), "X")!;
    expect(read("a").values).toEqual({ a: "one" });
    expect(read("a").parts![0]!.headers!.get("x-sum")).toEqual(["3"]);
    expect(read("a", "file").values).toEqual({ a: "value 0", file: "value 1" });
  });
});
