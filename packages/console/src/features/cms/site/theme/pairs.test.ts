import { expect, it } from "vitest";
import { unreadable } from "./pairs.ts";

const colors = { primary: "#2f6fed", secondary: "#f2b705", background: "#0f1522", surface: "#182034", text: "#f4f6fb" };

it("theme: every pair of colours has a contrast of 3 or more → nothing is unreadable", () =>
  expect(unreadable({ colors })).toBeUndefined());

it("theme: black text on dark green → text on both backgrounds is named with its contrast", () =>
  expect(unreadable({ colors: { ...colors, background: "#0b1512", text: "#000000" } })).toBe(
    "Visitors can hardly read: Text on the background (1.13 : 1), Text on a surface (1.29 : 1). Text needs a contrast of 4.5 : 1, large text and buttons 3 : 1.",
  ));

it("theme: primary colour like the background → it is named", () =>
  expect(unreadable({ colors: { ...colors, primary: "#0f1522" } })).toMatch(
    /^Visitors can hardly read: Primary on the background \(1\.00 : 1\)\./,
  ));
