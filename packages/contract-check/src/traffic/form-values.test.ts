import { expect, test } from "vitest";
import { formValues } from "./form-values.ts";

const params = (...names: string[]) => names.map((name, index) => ({ name, value: `value ${index}` }));
const valuesOf = (...names: string[]) =>
  Object.entries(formValues("multipart/form-data", "", params(...names), undefined)!.values);

test.each(["amount", "constructor", "__proto__"])("formValues: field named %s → value; repeated → list", (name) => {
  expect(valuesOf(name)).toEqual([[name, "value 0"]]);
  expect(valuesOf(name, name, name)).toEqual([[name, ["value 0", "value 1", "value 2"]]]);
});
