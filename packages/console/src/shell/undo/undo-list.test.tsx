import { Toaster, toast } from "@backoffice/ui";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { toastOptionsOf } from "#kit/submit/toast-options.tsx";
import { undoNewest } from "#kit/submit/undoable.ts";
import { ok, stubApi } from "#testing/backend/stub-api.ts";
import { inConsole } from "#testing/shell/in-console.tsx";
import NotificationList from "../top-bar/notification-list.tsx";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Notifications are open while a game is disabled. */
const start = () => {
  stubApi({ "/api/general/notifications": () => ok([]) });
  render(
    <>
      <NotificationList defaultOpen />
      <Toaster />
    </>,
    { wrapper: inConsole().wrapper },
  );
  const run = vi.fn();
  act(() => {
    toast.success("Starburst is disabled.", toastOptionsOf({ undo: { label: "Game disabled, Starburst", run } }));
  });
  return run;
};
const entry = () => screen.queryByRole("button", { name: "Undo: Game disabled, Starburst" });
const inToast = () => screen.queryByRole("button", { name: "Undo", hidden: true });

it("notifications: change can be undone → entry; pressed → undone once, entry and toast are gone", async () => {
  const run = start();
  await userEvent.click(entry()!);
  expect(run).toHaveBeenCalledOnce();
  expect([entry(), inToast()]).toEqual([null, null]);
  act(() => void undoNewest());
  expect(run).toHaveBeenCalledOnce();
});

it("notifications: undone from the toast → entry is gone", () => {
  const run = start();
  act(() => inToast()!.click());
  expect(run).toHaveBeenCalledOnce();
  expect(entry()).toBeNull();
});

it("notifications: toast is dismissed → entry stays until 10 seconds are over", () => {
  vi.useFakeTimers();
  start();
  act(() => toast.clear());
  act(() => void vi.advanceTimersByTime(9999));
  expect(entry()).not.toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(entry()).toBeNull();
  expect(screen.queryByRole("region", { name: "Changes to undo" })).toBeNull();
});
