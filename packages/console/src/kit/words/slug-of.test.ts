import { expect, it } from "vitest";
import { slugOf } from "./slug-of.ts";

it.each([
  ["Spring Festival 2027", "spring-festival-2027"],
  ["  Über uns – Café & Bar! ", "uber-uns-cafe-bar"],
  ["خصوصية", ""],
  ["", ""],
  [`${"a".repeat(79)} b`, "a".repeat(79)],
])("slugOf: %j → %j", (title, slug) => expect(slugOf(title)).toBe(slug));
