import { describe, expect, it } from "vitest";
import { modules } from "../modules.ts";
import { GENERAL, helpPages, helpSlug } from "../../shell/help/help-pages.ts";

const pages = modules.flatMap((module) => module.pages);

describe("help", () => {
  it("has a page for every group of the menu", () => {
    const without = pages.filter((page) => helpSlug(page) === GENERAL).map((page) => page.group);
    expect([...new Set(without)]).toEqual([]);
  });
  it("takes a page's own slug first, and the general page where nothing fits", () => {
    expect(helpSlug({ slugId: "players", group: "Withdraw" })).toBe("players");
    expect(helpSlug({ slugId: "nowhere", group: "Withdraw" })).toBe("withdraw");
    expect(helpSlug(undefined)).toBe(GENERAL);
  });
  it("has a title and words everywhere", () => {
    for (const [slug, { title, text }] of helpPages)
      expect([slug, title !== "" && text.length > 80]).toEqual([slug, true]);
  });
});
