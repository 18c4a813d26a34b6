import { renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { rememberNote, recentNotes } from "#kit/queue/queue.ts";
import { idleSignOut } from "#kit/session/idle-sign-out.ts";
import { listenToTabs } from "#kit/session/session-channel.ts";
import { inConsole } from "#testing/shell/in-console.tsx";
import { storySession } from "#testing/backend/story-session.ts";
import { useTabs } from "./use-tabs.ts";

const DRAFT = "draft:admin:updateBank:bank-edit";
const IN_ALL_TABS = [DRAFT, "recent:admin"];
const IN_THIS_TAB = [DRAFT, "notified"];
const KEPT = ["appearance", "table:admin:/banks"];

let beside: BroadcastChannel;
const heard = vi.fn();
const say = (message: object) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin: its own
  beside.postMessage(message);

beforeEach(() => {
  beside = new BroadcastChannel("backoffice:session");
  heard.mockClear();
  beside.addEventListener("message", ({ data }) => heard(data));
  localStorage.clear();
  sessionStorage.clear();
  for (const key of [...IN_ALL_TABS, ...KEPT]) localStorage.setItem(key, "typed by the user before");
  for (const key of [...IN_THIS_TAB, ...KEPT]) sessionStorage.setItem(key, "typed by the user before");
});
afterEach(() => beside.close());

const start = () => {
  const { wrapper, queryClient } = inConsole({ account: "admin" });
  queryClient.setQueryData(["read by the user before"], "seen");
  rememberNote("bank account", "written by the user before");
  renderHook(useTabs, { wrapper });
  return queryClient;
};
const stored = () => [Object.keys(localStorage).toSorted(), Object.keys(sessionStorage).toSorted()];

it("useTabs: signed in → other tabs are told who the user is", async () => {
  start();
  await waitFor(() => expect(heard).toHaveBeenCalledWith({ type: "signed-in", userId: storySession("admin").userId }));
});

it("useTabs: user logs out in another tab → only drafts of all tabs stay", async () => {
  const client = start();
  say({ type: "signed-out", idle: false });
  await waitFor(() => expect(client.getQueryData(["read by the user before"])).toBeUndefined());
  expect(stored()).toEqual([[DRAFT, ...KEPT].toSorted(), KEPT.toSorted()]);
  expect(recentNotes("bank account")).toEqual([]);
});

it("useTabs: user logs out in another tab and has their data removed → theirs is removed, not that of others", async () => {
  const { userId } = storySession("admin");
  const own = [`draft:${userId}:updateBank:bank-edit`, `table:${userId}:/bets:views`, `canned-replies:${userId}`];
  const money = `unknown-outcomes:${userId}`;
  for (const key of [...own, money]) localStorage.setItem(key, "[{}]");
  const client = start();
  say({ type: "signed-out", idle: false, removeStored: userId });
  await waitFor(() => expect(client.getQueryData(["read by the user before"])).toBeUndefined());
  expect(stored()[0]).toEqual([DRAFT, money, ...KEPT].toSorted());
});

it("useTabs: idle sign-out in another tab → drafts and return address stay in this tab", async () => {
  const client = start();
  say({ type: "signed-out", idle: true });
  await waitFor(() => expect(client.getQueryData(["read by the user before"])).toBeUndefined());
  expect(stored()[1]).toEqual([DRAFT, "idle-sign-out", ...KEPT].toSorted());
  expect(idleSignOut()).toEqual({ userId: storySession("admin").userId, returnTo: "/" });
});

it("useTabs: same user signs in in another tab → data stays", async () => {
  const client = start();
  const here = vi.fn();
  const end = listenToTabs(here);
  say({ type: "signed-in", userId: storySession("admin").userId });
  // Messages arrive in the order in which they were sent.
  say({ type: "activity", at: 0 });
  await waitFor(() => expect(here).toHaveBeenCalledWith({ type: "activity", at: 0 }));
  end();
  expect(client.getQueryData(["read by the user before"])).toBe("seen");
  expect(stored()[0]).toEqual([...IN_ALL_TABS, ...KEPT].toSorted());
});
