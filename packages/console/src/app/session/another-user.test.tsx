import { ApiError, useDeleteBank, useListBanks } from "@backoffice/api-client";
import { createBackend } from "@backoffice/mocks";
import { Toaster } from "@backoffice/ui";
import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryHistory } from "history";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useUnsavedGuard } from "#kit/panels/unsaved.ts";
import { callOf } from "#testing/backend/record-calls.ts";
import { createQueryClient } from "../query-client.ts";
import { Router } from "../router.tsx";
import { SessionGate } from "./session-gate.tsx";

/*
 * The mock server is the one of another browser window too: its account changes as a session cookie does, without a
 * message to this tab.
 */

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const start = async ({ unsaved = false } = {}) => {
  const backend = createBackend({ cookies: false, settings: { account: "super-admin" } });
  const requests: string[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    requests.push((await callOf(request.clone()))?.id ?? request.url);
    return backend.fetch(request);
  });
  const outcome = vi.fn<(error: unknown) => void>();
  const [bank] = [...backend.db.banks.values()];
  const Page = () => {
    const { send } = useDeleteBank();
    const banks = useListBanks({ body: { page: 1, itemsPerPage: 50, opId: "*" } });
    useUnsavedGuard(unsaved);
    return (
      <>
        <textarea aria-label="Note" />
        <p>{banks.data ? "Banks are here" : "Loading"}</p>
        <p>{banks.error && "Not refreshed"}</p>
        <button type="button" onClick={() => void banks.refetch()}>
          Refresh
        </button>
        <button
          type="button"
          onClick={() =>
            void send({ query: { uuid: bank!.uuid, opId: bank!.opId } }).then(() => outcome("sent"), outcome)
          }
        >
          Delete bank
        </button>
      </>
    );
  };
  const routes = [
    {
      path: "*",
      element: (
        <SessionGate>
          <Page />
        </SessionGate>
      ),
    },
  ];
  const history = createMemoryHistory({ initialEntries: ["/"] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Router history={history} routes={routes} />
      <Toaster />
    </QueryClientProvider>,
  );
  await screen.findByText("Banks are here");
  return {
    requests,
    outcome,
    bank: bank!,
    backend,
    become: (account: string) => backend.settings.set({ account }),
    times: (id: string) => requests.filter((one) => one === id).length,
  };
};
/** Also below the dialog, as a press that was on its way. */
const press = (name: string) => fireEvent.click(screen.getByText(name));
const dialog = () => screen.findByRole("dialog", { name: "Another user is signed in" });
const notSent = (outcome: ReturnType<typeof vi.fn>) =>
  waitFor(() => {
    const error: unknown = outcome.mock.calls[0]?.[0];
    expect(error instanceof ApiError && [error.kind, error.outcome]).toEqual(["forbidden", "not-sent"]);
  });

it("session of another user: tab is returned to → says who is signed in, page is gone", async () => {
  const { become } = await start();
  become("brand-admin");
  fireEvent.focus(window);
  const text = (await dialog()).textContent;
  expect(text).toContain("Kenji (kenji.tanaka@example.com) has signed in with this browser");
  expect(text).toContain("belongs to Mara (mara.lindqvist@example.com)");
  expect(screen.queryByText("Banks are here")).toBeNull();
});

it("session of another user: button is pressed in the moment of the return → write is not sent", async () => {
  const { become, outcome, times } = await start({ unsaved: true });
  become("brand-admin");
  fireEvent.focus(window);
  press("Delete bank");
  await notSent(outcome);
  expect((outcome.mock.calls[0]![0] as ApiError).message).toBe(
    "Kenji is signed in with this browser now. Reload this page.",
  );
  expect(times("deleteBank")).toBe(0);
});

it("session of another user: tab stays in front, button is pressed later → write is not sent", async () => {
  const { become, outcome, times } = await start({ unsaved: true });
  become("brand-admin");
  const now = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(now + 10_001);
  press("Delete bank");
  await notSent(outcome);
  expect(times("deleteBank")).toBe(0);
  await dialog();
});

it("session of the same user: button is pressed later → write is sent after the check", async () => {
  const { outcome, requests } = await start();
  const now = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(now + 10_001);
  press("Delete bank");
  await waitFor(() => expect(outcome).toHaveBeenCalledWith("sent"));
  expect(requests.filter((id) => id === "deleteBank" || id === "getSession").slice(-2)).toEqual([
    "getSession",
    "deleteBank",
  ]);
});

it("session of another user: unsaved input → stays readable, nothing is read until its user is back", async () => {
  const { become, times } = await start({ unsaved: true });
  fireEvent.change(screen.getByLabelText("Note"), { target: { value: "typed by Mara" } });
  become("brand-admin");
  fireEvent.focus(window);
  expect((await dialog()).textContent).toContain("kept as a draft of Mara");
  fireEvent.click(within(await dialog()).getByRole("button", { name: "Show my input" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByLabelText<HTMLTextAreaElement>("Note").value).toBe("typed by Mara");
  await screen.findByText(/Kenji \(.*\) is signed in\. Nothing is loaded or sent/);
  const before = times("listBanks");
  press("Refresh");
  await screen.findByText("Not refreshed");
  expect(times("listBanks")).toBe(before);

  become("super-admin");
  fireEvent.focus(window);
  await waitFor(() => expect(times("listBanks")).toBeGreaterThan(before));
  expect(screen.queryByText(/Nothing is loaded or sent/)).toBeNull();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Note").value).toBe("typed by Mara");
});

it("session of another user: Reload → tab is not signed out, drafts of its user stay", async () => {
  const { become } = await start();
  const draft = "draft:auth0|super-admin:updateBank:bank-edit";
  for (const storage of [localStorage, sessionStorage]) storage.setItem(draft, "{}");
  localStorage.setItem("recent:auth0|super-admin", "[]");
  const beside = new BroadcastChannel("backoffice:session");
  const heard = vi.fn();
  beside.addEventListener("message", ({ data }) => heard(data));
  become("brand-admin");
  fireEvent.focus(window);
  fireEvent.click(within(await dialog()).getByRole("button", { name: "Reload" }));
  expect([localStorage.getItem(draft), sessionStorage.getItem(draft)]).toEqual(["{}", "{}"]);
  expect(localStorage.getItem("recent:auth0|super-admin")).toBeNull();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin: its own
  beside.postMessage({ type: "signed-in", userId: "auth0|brand-admin" });
  await dialog();
  expect(heard).not.toHaveBeenCalled();
  beside.close();
});

it("session of another user: another tab tells of the sign-in → nothing is sent before the server confirms it", async () => {
  const { become, outcome, times } = await start({ unsaved: true });
  const beside = new BroadcastChannel("backoffice:session");
  become("brand-admin");
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin: its own
  beside.postMessage({ type: "signed-in", userId: "auth0|brand-admin" });
  await dialog();
  press("Delete bank");
  await notSent(outcome);
  expect(times("deleteBank")).toBe(0);
  beside.close();
});
