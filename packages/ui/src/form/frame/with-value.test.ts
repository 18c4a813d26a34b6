import { expect, it } from "vitest";
import { withValue } from "./with-value.ts";

const options = [{ value: "a", label: "Active" }];

it("withValue: value that is not among the options → added; otherwise → same options", () => {
  expect(withValue(options, "a")).toBe(options);
  expect(withValue(options, "")).toBe(options);
  expect(withValue(options, "ON_HOLD")).toEqual([...options, { value: "ON_HOLD", label: "ON_HOLD" }]);
});
