import { createBackend, createClock } from "@backoffice/mocks";
import { Toaster } from "@backoffice/ui";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { PanelsProvider } from "#kit/panels/definition/panels.ts";
import { releaseUnsaved } from "#kit/panels/unsaved.ts";
import { failureStore, hideFailure } from "#kit/submit/failure-store.ts";
import { inConsole } from "#testing/shell/in-console.tsx";
import { ok } from "#testing/backend/stub-api.ts";
import { takenAtOnce } from "#testing/rows/withdrawal-rows.ts";
import { WithdrawConfirmation } from "./withdraw-confirmation.confirm.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  hideFailure();
  releaseUnsaved();
});

/** The dialog of a withdrawal by jb, whose decision jb answers with `data`, or the server with an error. */
const start = (action: "confirm" | "reject", data: object | "error") => {
  const backend = createBackend({
    clock: createClock(Date.UTC(2026, 10, 20, 12)),
    seed: "jb",
    cookies: false,
    settings: { account: "super-admin", scenario: "small" },
  });
  const tx = takenAtOnce(backend.db, "jb");
  vi.stubGlobal("fetch", async (request: Request) => {
    if (request.method !== "PUT") return backend.fetch(request);
    return data === "error" ? new Response(null, { status: 500 }) : ok(data);
  });
  const [open, close] = [vi.fn(), vi.fn()];
  render(
    <>
      <PanelsProvider value={{ open, close: () => undefined }}>
        <WithdrawConfirmation open close={close} params={{ tx, action }} />
      </PanelsProvider>
      <Toaster />
    </>,
    inConsole({ account: "super-admin" }),
  );
  return { open, close };
};
const decide = async (name: RegExp) => {
  const button = await screen.findByRole("button", { name });
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBeNull());
  fireEvent.click(button);
};

it("withdrawal confirmation: jb refuses a rejection → error dialog is shown, no Force Approve", async () => {
  const { open } = start("reject", { status: 0, description: "Ask the bank." });
  fireEvent.change(await screen.findByRole("textbox", { name: /^Note/ }), { target: { value: "Not your account." } });
  await decide(/^Reject \d/);
  await waitFor(() =>
    expect(failureStore.read()).toEqual({
      failure: { title: "Unable To Reject Withdrawal", messages: ["Ask the bank."] },
      open: true,
    }),
  );
  expect(open).not.toHaveBeenCalled();
});

it("withdrawal confirmation: jb refuses an approval without saying why → Force Approve, no success", async () => {
  const { open, close } = start("confirm", { status: 0 });
  await decide(/^Approve \d/);
  await waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith("force-approve", expect.anything()));
  expect(close).not.toHaveBeenCalled();
  expect(screen.queryByText(/Withdrawal approved/)).toBeNull();
});

it("withdrawal confirmation: jb answers neither done nor refused → outcome unknown, locked", async () => {
  const { open, close } = start("confirm", { status: 7 });
  await decide(/^Approve \d/);
  await waitFor(() => expect(screen.getAllByText(/unknown whether this was carried out/).length).toBeGreaterThan(0));
  expect(open).not.toHaveBeenCalled();
  expect(close).not.toHaveBeenCalled();
  expect(screen.queryByText(/Withdrawal approved/)).toBeNull();
});

it("withdrawal confirmation: outcome unknown, reloaded and sent again, jb refuses → Force Approve, no success", async () => {
  start("confirm", "error");
  await decide(/^Approve \d/);
  await waitFor(() => expect(screen.getAllByText("Outcome unknown").length).toBeGreaterThan(0));
  hideFailure();
  cleanup();
  const { open, close } = start("confirm", { status: 0 });
  fireEvent.click(await screen.findByRole("checkbox", { name: /I have checked/ }));
  fireEvent.click(await screen.findByRole("button", { name: "Send again" }));
  await waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith("force-approve", expect.anything()));
  expect(close).not.toHaveBeenCalled();
  expect(screen.queryByText(/carried out\.|Withdrawal approved/)).toBeNull();
});
