import { expect, test } from "vitest";
import { comparisonPage } from "./comparison-page.ts";

const look = { id: "panels-banks--default", title: "Panels/Banks <b>", name: "Default", type: "story" };

test("comparison page: one story differs → its three pictures under its escaped title", () => {
  const pictures = { before: "a.before.png", after: "a.after.png", difference: "a.difference.png" };
  const page = comparisonPage({
    rev: "main",
    differences: [{ look, mode: "light-wide", pixels: 1234, ...pictures }],
    added: [],
    removed: [{ ...look, name: "Old" }],
    compared: 2,
  });
  expect(page).toContain("2 looks compared, 1 difference.");
  expect(page).toContain("Panels/Banks &lt;b&gt;</h2>");
  expect(page).toContain("Default, light-wide: 1,234 pixels");
  expect(page.match(/<img [^>]*src="a\.(?:before|after|difference)\.png"/g)).toHaveLength(3);
  expect(page).toContain("Removed looks");
  expect(page).not.toContain("New looks");
});

test("comparison page: no difference → message", () => {
  const page = comparisonPage({ rev: "HEAD", differences: [], added: [], removed: [], compared: 3 });
  expect(page).toContain("3 looks compared, no differences.");
});
