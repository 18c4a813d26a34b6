import { expect, it, vi } from "vitest";
import type { PageDefinition } from "#kit/pages/define-module.ts";
import type { PanelDefinition } from "#kit/panels/definition/define-panels.ts";
import { sessionWith } from "#testing/backend/session-with.ts";
import { findCreateActions } from "./find-create-actions.ts";

const panels = [
  {
    id: "bank-edit",
    title: "Bank",
    permission: "view_banks",
    creates: { label: "New bank", permission: "edit_banks" },
  },
  { id: "delete-bank", title: "Delete bank" },
].map((panel) => [panel.id, panel as unknown as PanelDefinition] as const);
const pages = [
  { path: "/cms/v2/pages/new", title: "New Page", group: "CMS v2", permission: "edit_cms" },
  { path: "/cms/v2/pages", title: "Pages", group: "CMS v2" },
] as unknown as PageDefinition[];
const registry = { pages, panels: new Map(panels) };

const find = (...permissions: string[]) => {
  const context = { search: "?opId=op-1&page=2", navigate: vi.fn(), open: vi.fn() };
  const session = sessionWith({ permissions });
  return { ...context, all: findCreateActions(registry, { ...context, session }) };
};
const labels = (...permissions: string[]) => find(...permissions).all.map(({ label }) => label);

it("findCreateActions: permissions of the session → only records that it can add", () => {
  expect(labels()).toEqual([]);
  expect(labels("view_banks")).toEqual([]);
  expect(labels("view_banks", "edit_banks")).toEqual(["New bank"]);
  expect(labels("view_banks", "edit_banks", "edit_cms")).toEqual(["New bank", "New page"]);
});

it("findCreateActions: selected → empty panel opens, or page with the operator", () => {
  const { all, open, navigate } = find("view_banks", "edit_banks", "edit_cms");
  all[0]!.onSelect();
  expect(open).toHaveBeenCalledWith("bank-edit", {});
  all[1]!.onSelect();
  expect(navigate).toHaveBeenCalledWith("/cms/v2/pages/new?opId=op-1");
});
