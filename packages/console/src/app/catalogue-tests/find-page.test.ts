import { describe, expect, it } from "vitest";
import { modules } from "../modules.ts";
import { createRegistry } from "#kit/pages/registry.ts";
import { findPage } from "../../shell/pages/find-page.ts";

const { pages } = createRegistry(modules);
const title = (address: string) => {
  const { pathname, search } = new URL(address, "http://x");
  return findPage(pages, pathname, search)?.title;
};

describe("page title", () => {
  it.each([
    ["/quick-dashboard", "Quick Dashboard"],
    ["/bonus/sport", "Sport FreeBets"],
    ["/cms/template", "Homepage"],
    ["/bonus/sport/", "Sport FreeBets"],
    ["/bonus/5f0c", "Bonus Details"],
    ["/bonus/releases/5f0c", "Bonus Release"],
    ["/bonus/form/new", "New Bonus Form"],
    ["/bets/ab/12", "Bet Details"],
    ["/withdraw/list", "Withdrawals"],
    ["/withdraw/list?status=CONFIRMED", "Confirmed Withdrawals"],
    ["/withdraw/list?status=CONFIRMED&status=PENDING", "Withdrawals"],
    ["/documentsV2?status=NOT_SUBMITTED&opId=op-nordlys", "Not Submitted Documents"],
    ["/operators", "Operators and Brands"],
    ["/operators?type=brand", "Operator Brands"],
    ["/operators?type=other", "Operators and Brands"],
    ["/nowhere", undefined],
  ])("%s → %s", (address, expected) => expect(title(address)).toBe(expected));

  it("page with noStatusMatch, status in the query → title of the page, not of a variant", () => {
    const page = { ...pages.find(({ path }) => path === "/withdraw/list")!, noStatusMatch: true };
    expect(findPage([page], "/withdraw/list", "?status=CONFIRMED")?.title).toBe("Withdrawals");
  });
});
