import { expect, it } from "vitest";
import { linkAddress } from "./link-address.ts";

it.each([
  ["https://example.com/a?b=c#d", "https://example.com/a?b=c#d"],
  ["  example.com/terms ", "https://example.com/terms"],
  ["пример.рф", "https://пример.рф"],
  ["help@example.com", "mailto:help@example.com"],
  ["mailto:help@example.com", "mailto:help@example.com"],
  ["tel:+35699123456", "tel:+35699123456"],
  ["/promotions/welcome", "/promotions/welcome"],
  ["#top", "#top"],
  ["javascript:alert(1)", undefined],
  ["java\nscript:alert(1)", undefined],
  ["JaVaScRiPt:alert(1)", undefined],
  ["data:text/html,x", undefined],
  ["vbscript:x", undefined],
  ["not an address", undefined],
  ["", undefined],
])("linkAddress: %j → %j", (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});
