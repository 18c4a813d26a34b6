import { expect, it } from "vitest";
import { recordTitle } from "./record-title.ts";

it.each([
  ["payment", "October, part 1", "Cash", "October, part 1"],
  ["payment", "", "Cash", "Cash"],
  ["payment", " ", "Cash", "Cash"],
  ["payment", null, null, "Payment"],
  ["invoice", "", null, "Invoice"],
])("title of a billing record: %s, title %j, type %j → “%s”", (type, title, paymentType, expected) =>
  expect(recordTitle({ type, title }, paymentType)).toBe(expected),
);
