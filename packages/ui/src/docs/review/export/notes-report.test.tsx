import { expect, test } from "vitest";
import type { Mark } from "../marks/mark.ts";
import { notesReport } from "./notes-report.ts";
import { reportHtml } from "./report-html.ts";
import { reportMarkdown } from "./report-markdown.ts";

const panel = (id: string, title: string, area: string, source?: string) => ({
  panel: id,
  title,
  facts: { area, width: "Dialog", roles: ["ADMIN", "PARTNER"], source },
  stories: ["Default", "Error"].map((name) => ({ id: `${id}--${name}`, story: `${id}--${name}`, title, name })),
});
const panels = [
  panel("delete-bank", "Delete bank", "Withdraw", "packages/delete-bank.confirm.tsx"),
  panel("notes", "Notes", "Players"),
];
const mark = (...notes: Mark["notes"]): Mark => ({ at: "2026-11-30T10:00:00Z", seen: true, notes, pictures: {} });
const marks = {
  "delete-bank--Default": mark(
    { text: "Two lines\n# not a heading", severity: 1, pin: { x: 320, y: 80, role: "button", name: "Delete <b>" } },
    { text: " ", severity: 3 },
    { text: "Grey", severity: 3 },
  ),
  "notes--Error": mark({ text: "", severity: 2, pin: { x: 1, y: 2, role: "page", name: "" } }),
  "notes--Default": mark(),
  "removed--Default": mark({ text: "Its look is gone", severity: 1 }),
};
const report = notesReport(panels, marks, ({ id }) => `https://storybook.test/?path=/story/${id}&globals=page:own`);

test("reportMarkdown: notes by area → title, state, link, who, source, severity, place and text", () => {
  expect(reportMarkdown(report, "2026-11-30")).toBe(String.raw`# Review of 2026-11-30

3 notes on 2 looks: 1 Blocker, 1 Major, 1 Minor

## Withdraw

### Delete bank: Default

- Opens at <https://storybook.test/?path=/story/delete-bank--Default&globals=page:own>
- Dialog, for ADMIN, PARTNER
- Source: ${"`packages/delete-bank.confirm.tsx`"}

1. **Blocker**, button “Delete \<b\>”, at 320, 80: Two lines \# not a heading
2. **Minor**, whole panel: Grey

## Players

### Notes: Error

- Opens at <https://storybook.test/?path=/story/notes--Error&globals=page:own>
- Dialog, for ADMIN, PARTNER

1. **Major**, page, at 1, 2: (no text)
`);
});

test("reportHtml: pin → at its share of the picture; markup in a name → shown as text", () => {
  const picture = { url: "data:image/png;base64,AAAA", width: 1280, height: 800 };
  const html = reportHtml(report, "2026-11-30", new Map([["delete-bank--Default", picture]]));
  const page = new DOMParser().parseFromString(html, "text/html");
  expect([...page.querySelectorAll("h2, h3")].map((it) => it.textContent)).toEqual([
    "Withdraw",
    "Delete bank: Default",
    "Players",
    "Notes: Error",
  ]);
  expect(page.querySelector("img")?.getAttribute("src")).toBe(picture.url);
  expect([...page.querySelectorAll(".pin")].map((it) => it.getAttribute("style"))).toEqual(["left:25%;top:10%"]);
  expect(page.querySelector("li")?.textContent).toBe(
    "Blocker, button “Delete <b>”, at 320, 80: Two lines\n# not a heading",
  );
  expect(page.querySelector("a")?.href).toContain("/story/delete-bank--Default&globals=page:own");
});
