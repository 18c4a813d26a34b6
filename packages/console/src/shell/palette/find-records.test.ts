import { Landmark } from "lucide-react";
import { expect, it, vi } from "vitest";
import type { PageDefinition } from "#kit/pages/define-module.ts";
import type { PanelDefinition } from "#kit/panels/definition/define-panels.ts";
import { sessionWith } from "#testing/session-with.ts";
import { findRecords, isSurelyId } from "./find-records.ts";

const session = sessionWith({ roles: ["OPERATOR_MANAGER"], permissions: ["view_players", "view_bank_accounts"] });
const pages = [
  { path: "/withdraw/bank-accounts", title: "Bank Accounts", permission: "view_bank_accounts" },
  { path: "/players/{playerCode}", title: "Player Details", permission: "view_players" },
  { path: "/support/{brandId}/{ticketId}", title: "Support Ticket" },
  { path: "/settings/admins/{id}", title: "Admin Details", permission: "view_users" },
].map((item) => ({ ...item, group: "Withdraw", icon: Landmark }) as unknown as PageDefinition);
const panels = [
  { id: "bank-account-details", title: "Bank Account", permission: "view_bank_accounts", params: ["uuid"] },
  { id: "player-details", title: "Player Details", permission: "view_players", params: ["player"] },
  { id: "bank-edit", title: "Bank", permission: "edit_banks", params: ["uuid"] },
  { id: "delete-bank", title: "Delete bank", permission: "view_bank_accounts", params: [] },
  { id: "row-details", title: "Details", params: ["row"] },
] as unknown as PanelDefinition[];
const registry = { pages, panels: new Map(panels.map((panel) => [panel.id as string, panel])) };
const context = { session, search: "?opId=op-1&page=3", navigate: vi.fn(), open: vi.fn() };
const found = (query: string) => findRecords(registry, query, context);
const labels = (query: string) => found(query).map(({ label }) => label);

it("offers the pages and drawers of one record that the session may open", () => {
  expect(labels(" 8F2K ")).toEqual(["Player Details: 8F2K", "Bank Account: 8F2K"]);
});

it("goes to a page with the operator, and opens a drawer over the page that is there", () => {
  const [player, account] = found("8F2K");
  player!.onSelect();
  expect(context.navigate).toHaveBeenLastCalledWith("/players/8F2K?opId=op-1");
  account!.onSelect();
  expect(context.open).toHaveBeenLastCalledWith("bank-account-details", { uuid: "8F2K" });
});

it("takes codes of capitals alone or of words that are joined, and no words", () => {
  expect(labels("LXMK")).toEqual(["Player Details: LXMK", "Bank Account: LXMK"]);
  for (const id of ["op-nordlys", "BANK_OF_OSLO", "slip/a"])
    expect(labels(id)).toEqual([`Player Details: ${id}`, `Bank Account: ${id}`]);
  for (const text of ["bank list", "bank", "Bank", "", "12", "8F2K 9G3L", "BANK LIST", "/bets", "and/or else-where"])
    expect(found(text), text).toEqual([]);
});

it("goes to a record whose id has a slash", () => {
  found("BET/8F2K")[0]!.onSelect();
  expect(context.navigate).toHaveBeenLastCalledWith("/players/BET%2F8F2K?opId=op-1");
});

it("lets words beside the id choose", () => {
  expect(labels("bank 8F2K")).toEqual(["Bank Account: 8F2K"]);
  expect(labels("8F2K ticket")).toEqual([]);
  expect(labels("PLAYER 8F2K")).toEqual(["Player Details: 8F2K"]);
});

it("tells a code from a word in capitals by its digits", () => {
  expect([isSurelyId("8F2K"), isSurelyId("BANKS")]).toEqual([true, false]);
});
