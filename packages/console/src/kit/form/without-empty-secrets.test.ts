import { expect, it } from "vitest";
import { withoutEmpty } from "./without-empty-secrets.ts";

it.each([
  [{ apiKey: "", note: "" }, { note: "" }],
  [
    { apiKey: "sk-9", note: "x" },
    { apiKey: "sk-9", note: "x" },
  ],
])("withoutEmpty: %o → empty secrets are not sent", (values, sent) =>
  expect(withoutEmpty(values, "apiKey")).toEqual(sent),
);
