import { createBackend, createClock } from "@backoffice/mocks";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { PanelsProvider } from "#kit/panels/definition/panels.ts";
import { releaseUnsaved } from "#kit/panels/unsaved.ts";
import { failureStore, hideFailure } from "#kit/submit/failure-store.ts";
import { inConsole } from "#testing/shell/in-console.tsx";
import { ok } from "#testing/backend/stub-api.ts";
import { takenAtOnce } from "#testing/rows/withdrawal-rows.ts";
import { WithdrawConfirmation } from "./withdraw-confirmation.confirm.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  hideFailure();
  releaseUnsaved();
});

it("withdrawal confirmation: jb refuses a rejection → error dialog is shown, no Force Approve", async () => {
  const backend = createBackend({
    clock: createClock(Date.UTC(2026, 10, 20, 12)),
    seed: "jb",
    cookies: false,
    settings: { account: "super-admin", scenario: "small" },
  });
  const tx = takenAtOnce(backend.db, "jb");
  vi.stubGlobal("fetch", async (request: Request) =>
    request.method === "PUT" ? ok({ status: 0, description: "Ask the bank." }) : backend.fetch(request),
  );
  const open = vi.fn();
  render(
    <PanelsProvider value={{ open, close: () => undefined }}>
      <WithdrawConfirmation open close={() => undefined} params={{ tx, action: "reject" }} />
    </PanelsProvider>,
    inConsole({ account: "super-admin" }),
  );
  fireEvent.change(await screen.findByRole("textbox", { name: /^Note/ }), { target: { value: "Not your account." } });
  const reject = await screen.findByRole("button", { name: /^Reject \d/ });
  await waitFor(() => expect(reject.getAttribute("aria-disabled")).toBeNull());
  fireEvent.click(reject);
  await waitFor(() =>
    expect(failureStore.read()).toEqual({
      failure: { title: "Unable To Reject Withdrawal", messages: ["Ask the bank."] },
      open: true,
    }),
  );
  expect(open).not.toHaveBeenCalled();
});
