import { describe, expect, it } from "vitest";
import { modules } from "../modules.ts";
import { GENERAL, helpPages, helpSlug } from "../../shell/help/help-pages.ts";

const pages = modules.flatMap((module) => module.pages);

describe("help pages", () => {
  it("menu groups: each has a help page", () => {
    const without = pages.filter((page) => helpSlug(page) === GENERAL).map((page) => page.group);
    expect([...new Set(without)]).toEqual([]);
  });
  it("help slug: the page's own, then that of its group, then the general page", () => {
    expect(helpSlug({ slugId: "players", group: "Withdraw" })).toBe("players");
    expect(helpSlug({ slugId: "nowhere", group: "Withdraw" })).toBe("withdraw");
    expect(helpSlug(undefined)).toBe(GENERAL);
  });
  it("content: each page has a title and more than 80 characters of text", () => {
    for (const [slug, { title, text }] of helpPages)
      expect([slug, title !== "" && text.length > 80]).toEqual([slug, true]);
  });
});
