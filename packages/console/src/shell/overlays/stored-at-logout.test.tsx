import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { storySession } from "#testing/backend/story-session.ts";
import { inConsole } from "#testing/shell/in-console.tsx";
import LogoutDialog from "./logout-dialog.tsx";

const { userId } = storySession("admin");
const DRAFT = `draft:${userId}:createBonus`;
const VIEWS = `table:${userId}:/bets:views`;
const MONEY = `unknown-outcomes:${userId}`;

beforeEach(() => localStorage.clear());

const open = (entries: Readonly<Record<string, unknown>>) => {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
  render(<LogoutDialog />, { wrapper: inConsole({ account: "admin" }).wrapper });
  return within(screen.getByRole("alertdialog", { name: "Log out" }));
};
const textOf = () => screen.getByRole("alertdialog").textContent;

it("log out: nothing is stored for the user → no notice and no offer", () => {
  const dialog = open({ "draft:somebody-else:createBonus": {}, appearance: {} });
  expect(textOf()).not.toMatch(/browser/);
  expect(dialog.queryByRole("checkbox")).toBeNull();
});

it.each([
  ["off", false, [DRAFT, VIEWS, MONEY]],
  ["on", true, [MONEY]],
])("log out: removal is %s → what stays", async (_, removes, stays) => {
  const dialog = open({ [DRAFT]: {}, [VIEWS]: [{}, {}], [MONEY]: [{}] });
  expect(textOf()).toContain("Stays in this browser: 1 draft and 2 saved views.");
  expect(textOf()).toContain("1 unknown outcome is always kept");
  const box = dialog.getByRole<HTMLInputElement>("checkbox", { name: "Remove from this browser" });
  expect(box.checked).toBe(false);
  if (removes) await userEvent.click(box);
  await userEvent.click(dialog.getByRole("button", { name: "Log out" }));
  expect(Object.keys(localStorage).toSorted()).toEqual(stays.toSorted());
});

it("log out: only an unknown outcome is stored → kept without an offer to remove it", () => {
  const dialog = open({ [MONEY]: [{}, {}] });
  expect(textOf()).toContain("2 unknown outcomes are always kept: without them the console could not warn you");
  expect(dialog.queryByRole("checkbox")).toBeNull();
});
