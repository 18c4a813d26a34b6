import { expect, test } from "vitest";
import { agoFigure } from "./ago-figure.ts";

const reader = { now: Date.parse("2026-11-20T12:00:00Z"), timeZone: "UTC", locale: "en-GB" };

test("figure of a moment: how long ago, with the date beside it", () => {
  expect(agoFigure("Last run", "2026-11-17T09:30:00Z", reader)).toEqual({
    label: "Last run",
    value: "3 days ago",
    detail: "17 Nov 2026, 09:30",
  });
  expect(agoFigure("Last run", null, reader)).toEqual({ label: "Last run", value: "Never" });
});
