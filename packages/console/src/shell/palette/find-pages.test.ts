import { Landmark } from "lucide-react";
import { expect, it, vi } from "vitest";
import type { PageDefinition } from "#kit/pages/define-module.ts";
import { sessionWith } from "#testing/backend/session-with.ts";
import { findPages } from "./find-pages.ts";

const session = sessionWith({ permissions: ["view_banks"] });
const pages = [
  { path: "/withdraw/bank-list", title: "Bank List", permission: "view_banks" },
  { path: "/withdraw/bank-accounts", title: "Bank Accounts", permission: "view_bank_accounts" },
  { path: "/players/{playerCode}", title: "Player" },
].map((item) => ({ ...item, group: "Withdraw", icon: Landmark }) as unknown as PageDefinition);
const navigate = vi.fn();
const context = { session, search: "?opId=op-1&page=3", navigate };

it("findPages: words of title, group and path → pages with permission", () => {
  expect(findPages(pages, "wíthdraw bank", context).map((item) => item.label)).toEqual(["Bank List"]);
  expect(findPages(pages, "", context)).toHaveLength(1);
  expect(findPages(pages, "nothing", context)).toEqual([]);
});

it("findPages: page for another audience → not found", () => {
  const find = (shownTo: "admins" | "others" | "partners") =>
    findPages([{ ...pages[0]!, shownTo }], "bank", context).length;
  expect([find("admins"), find("others"), find("partners")]).toEqual([1, 0, 0]);
});

it("findPages: selected → operator is kept, page number is not", () => {
  findPages(pages, "bank", context)[0]!.onSelect();
  expect(navigate).toHaveBeenLastCalledWith("/withdraw/bank-list?opId=op-1");
});

it("findPages: page with variants → variants are found", () => {
  const [list] = pages;
  const deposits = {
    ...list!,
    path: "/deposit/list",
    title: "Deposits",
    variants: { "status=CONFIRMED": "Confirmed Deposits" },
  };
  const [confirmed, ...more] = findPages([deposits], "confirmed depos", context);
  expect(more).toEqual([]);
  confirmed!.onSelect();
  expect(navigate).toHaveBeenLastCalledWith("/deposit/list?opId=op-1&status=CONFIRMED");
  expect(findPages([deposits], "deposits", context).map((item) => item.label)).toEqual([
    "Deposits",
    "Confirmed Deposits",
  ]);
});

it("findPages: queue with a count → shown as in the menu; title with all words → before a match of the group only", () => {
  const [list] = pages;
  const queue = {
    ...list!,
    path: "/documents",
    title: "Withdraw documents",
    group: "Players" as const,
    badge: "kyc" as const,
    badgeOn: "status=PENDING",
    variants: { "status=PENDING": "Pending withdraw documents" },
  };
  const badges = { kyc: 12 };
  const commands = findPages([list!, queue], "withdraw", { ...context, badges });
  expect(commands.map(({ label, hint }) => [label, hint])).toEqual([
    ["Withdraw documents", "Players"],
    ["Pending withdraw documents", "Players · 12 waiting"],
    ["Bank List", "Withdraw"],
  ]);
});
