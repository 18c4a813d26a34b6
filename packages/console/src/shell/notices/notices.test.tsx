import { exportJobs } from "@backoffice/ui/table";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { putBulkRun } from "#kit/bulk/run/bulk-runs.ts";
import { runKey } from "#kit/bulk/run/kept-run.ts";
import type { RowState } from "#kit/bulk/results/row-result.ts";
import { resetStores } from "#kit/state/create-store.ts";
import { keepUnknownOutcome } from "#kit/submit/unknown-outcomes.ts";
import { ok, stubApi } from "#testing/backend/stub-api.ts";
import { storySession } from "#testing/backend/story-session.ts";
import { inConsole } from "#testing/shell/in-console.tsx";
import { useBell } from "../drafts/use-bell.tsx";
import NotificationList from "../top-bar/notification-list.tsx";

const { userId } = storySession("admin");
const ANNOUNCED = { title: "Maintenance", content_en: "Tonight at 3.", message: null };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  resetStores();
  vi.unstubAllGlobals();
});

const Bell = () => {
  useBell();
  return <NotificationList defaultOpen={false} />;
};

/** The console, newly loaded in this tab. */
const load = (at = "/", messages: object[] = []) => {
  stubApi({ "/api/general/notifications": () => ok(messages) });
  const { wrapper, history } = inConsole({ at });
  const { unmount } = render(<Bell />, { wrapper });
  return { history, unmount };
};
const bell = () => screen.getByRole("button", { name: /^Notifications/, hidden: true });
const label = () => bell().getAttribute("aria-label");
const open = () => userEvent.click(bell());
const close = () => userEvent.keyboard("{Escape}");
const isNew = (text: RegExp) => within(screen.getByText(text).closest("li")!).queryByText("New:") !== null;

const keepRun = (states: readonly RowState[], running = false) =>
  act(() =>
    putBulkRun(runKey(userId, "/withdraw/pending"), {
      title: "Reject 3 withdrawals",
      at: Date.now() - 120_000,
      results: states.map((state, index) => ({ id: String(index), state })),
      facts: new Map(),
      running,
    }),
  );
const keepOutcome = (panel: string, record = "tx-1") =>
  keepUnknownOutcome(userId, {
    idempotencyKey: "k-1",
    operation: "approveWithdraw",
    panel,
    record,
    about: { kind: "transaction-details", id: "tx-1" },
    isMoney: true,
    label: "Approve withdrawal",
    page: "/withdraw/pending",
    at: Date.now() - 60_000,
    input: { body: { amount: "10.54", currency: "USD", playerCode: "8F2K" } },
  });

it("bell: bulk action has ended → counted as new until its entry was seen, also after a reload", async () => {
  const first = load();
  keepRun(["done", "refused", "not-sent"]);
  expect(label()).toBe("Notifications, 1 new");
  first.unmount();
  resetStores();
  load();
  expect(label()).toBe("Notifications, 1 new");
  await open();
  expect(screen.getByText("1 done, 1 refused, 1 not sent")).toBeTruthy();
  expect(isNew(/^Reject 3 withdrawals/)).toBe(true);
  await close();
  expect(label()).toBe("Notifications");
  await open();
  expect(isNew(/^Reject 3 withdrawals/)).toBe(false);
});

it("bell: bulk action is running → listed, but not new; Results opens its page", async () => {
  const { history } = load("/players");
  keepRun(["done", "sending", "waiting"], true);
  expect(label()).toBe("Notifications");
  await open();
  expect(screen.getByText("1 waiting, 1 sending, 1 done")).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "Results of Reject 3 withdrawals" }));
  expect(history.location.pathname).toBe("/withdraw/pending");
});

it("bell: outcome of money is unknown in two forms of a record → counted once until it is settled; Settle opens its page", async () => {
  keepOutcome("approve");
  keepOutcome("approve-all");
  const { history } = load("/players");
  expect(label()).toBe("Notifications, 1 unknown outcome");
  await open();
  await close();
  expect(label()).toBe("Notifications, 1 unknown outcome");
  await open();
  expect(screen.getByText(/^10[.,]54 USD, player 8F2K$/)).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: /^Settle Approve withdrawal, 10[.,]54 USD/ }));
  expect(history.location.pathname).toBe("/withdraw/pending");
});

it("bell: announcement → new until the notifications were closed, not new after a reload", async () => {
  const first = load("/", [ANNOUNCED]);
  await vi.waitFor(() => expect(label()).toBe("Notifications, 1 new"));
  await open();
  expect(isNew(/Tonight at 3/)).toBe(true);
  await close();
  expect(label()).toBe("Notifications");
  first.unmount();
  load("/", [ANNOUNCED]);
  await open();
  expect(screen.getByText(/Tonight at 3/)).toBeTruthy();
  expect(isNew(/Tonight at 3/)).toBe(false);
});

it("bell: empty → no count and no sections", async () => {
  load();
  await open();
  expect(label()).toBe("Notifications");
  expect(exportJobs.read()).toEqual([]);
  expect(screen.queryAllByRole("region")).toEqual([]);
});
