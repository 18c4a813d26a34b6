import { ApiError } from "@backoffice/api-client";
import { createBackend, createClock } from "@backoffice/mocks";
import { createFields } from "@backoffice/ui/form";
import { useMutation } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryHistory } from "history";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { AtCurrentAddress } from "#kit/address/address.tsx";
import { createRegistry, type Registry } from "#kit/pages/registry.ts";
import { defineModule } from "#kit/pages/define-module.ts";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import { DecisionForm } from "#kit/panels/decision-form.tsx";
import { definePanels, type DialogPanelProps, type DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels, type Panels } from "#kit/panels/definition/panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { releaseUnsaved } from "#kit/panels/unsaved.ts";
import { usePublishNeighbours } from "#kit/queue/neighbours.ts";
import { SessionProvider } from "#kit/session/session.ts";
import { hideFailure } from "#kit/submit/failure-store.ts";
import type { Writer } from "#kit/submit/writer.ts";
import { ok } from "#testing/backend/stub-api.ts";
import { storySession } from "#testing/backend/story-session.ts";
import { takenAtOnce } from "#testing/rows/withdrawal-rows.ts";
import { withdraw } from "../features/withdraw/withdraw.module.ts";
import { PanelHost } from "../shell/panels/panel-host.tsx";
import { App } from "./app.tsx";
import { createQueryClient } from "./query-client.ts";

/** Answers the write; the test sets it. */
let answer: () => Promise<object> = () => Promise.resolve({});
const useWrite = (): Writer<object, object> => {
  const { mutateAsync } = useMutation({ mutationFn: (_input: object) => answer() });
  return {
    operation: { id: "updateBank", effect: "write", permission: "signed_in" },
    send: (input) => mutateAsync(input),
    pending: false,
  };
};

const Switch = ({ open, close }: DialogPanelProps<"activate-games-by-aggregator">) => (
  <ConfirmPanel {...{ open, close }} verb="Switch" noun="games" write={useWrite()} input={{}} success="Switched.">
    The games are switched.
  </ConfirmPanel>
);

const schema = z.object({ key: z.string().min(2, "Enter the key.") });
const fields = createFields(schema);
const NewBank = ({ open, close }: DialogPanelProps<"deactivate-games-by-aggregator">) => (
  <FormPanel
    {...{ open, close, schema }}
    frame={{ title: "New bank" }}
    noun="bank"
    values={{ key: "" }}
    isNew={{ another: [] }}
    write={useWrite()}
    input={(valid) => valid}
    success="Added."
  >
    {() => <fields.TextField name="key" label="Key" />}
  </FormPanel>
);

const Details = ({ params: { row = "" } }: DrawerPanelProps<"row-details">) => (
  <DecisionForm
    panel="row-details"
    id={row}
    noun="account"
    recordName={`Account ${row}`}
    decisions={{ approve: { verb: "Approve", success: "Approved.", tone: "primary" } }}
    write={useWrite()}
    note={{ label: "Note", required: true, max: 200 }}
    offered
    reason={() => undefined}
    input={(action, note) => ({ action, note })}
    actionOf={({ action }) => action}
  >
    Account {row}.
  </DecisionForm>
);

const registry = createRegistry([
  defineModule({
    pages: [],
    panels: definePanels(
      undefined,
      async () => ({
        "row-details": Details,
        "activate-games-by-aggregator": Switch,
        "deactivate-games-by-aggregator": NewBank,
      }),
      {
        "row-details": { title: "Account", params: ["row"] },
        "activate-games-by-aggregator": { title: "Switch" },
        "deactivate-games-by-aggregator": { title: "New bank" },
      },
    ),
  }),
]);

const QUEUE = { panel: "row-details", param: "row", ids: ["1", "2", "3"], isQueue: true };
const Page = ({ onOpen }: { onOpen: (panels: Panels) => void }) => {
  const panels = usePanels();
  usePublishNeighbours(QUEUE);
  return (
    <button type="button" onClick={() => onOpen(panels)}>
      Open
    </button>
  );
};

/** Renders the console, and opens a panel with Enter. */
const open = async (onOpen: (panels: Panels) => void, known: Registry = registry) => {
  const element: ReactNode = (
    <SessionProvider value={storySession("super-admin")}>
      <PanelHost>
        <AtCurrentAddress>
          <Page onOpen={onOpen} />
        </AtCurrentAddress>
      </PanelHost>
    </SessionProvider>
  );
  render(
    <App
      registry={known}
      queryClient={createQueryClient()}
      history={createMemoryHistory()}
      routes={[{ path: "/", element }]}
    />,
  );
  screen.getByRole("button", { name: "Open" }).focus();
  await userEvent.keyboard("{Enter}");
};

const enter = () => userEvent.keyboard("{Enter}");
/** Presses Enter on a button once it is enabled. */
const enterOn = async (name: RegExp) => {
  const button = await screen.findByRole("button", { name });
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBeNull());
  act(() => button.focus());
  await enter();
};
const hasFocus = (name: RegExp) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name })));
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

// Only the clock that measures presses: the presses come as quickly one after the other as the test says.
beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  act(hideFailure);
  releaseUnsaved();
  sessionStorage.clear();
  answer = () => Promise.resolve({});
});

describe("Enter twice on a button that sends", () => {
  it("refused → error dialog stays until it is read; Enter later → it closes", async () => {
    answer = () =>
      Promise.reject(new ApiError("No.", { kind: "refused", outcome: "rejected", messages: ["Too late."] }));
    await open((panels) => panels.open("activate-games-by-aggregator", {}));
    await enterOn(/^Switch/);
    await screen.findByText("Too late.");
    await hasFocus(/^OK$/);
    pass(250);
    await enter();
    expect(screen.queryByText("Too late.")).not.toBeNull();
    pass(400);
    await enter();
    await waitFor(() => expect(screen.queryByText("Too late.")).toBeNull());
  });

  it.each([0, 1])(
    "provider does not accept, %i presses meanwhile → Force Approve stays, is not sent",
    async (presses) => {
      const backend = createBackend({
        clock: createClock(Date.UTC(2026, 10, 20, 12)),
        seed: "jb",
        cookies: false,
        settings: { account: "super-admin", scenario: "small" },
      });
      const tx = takenAtOnce(backend.db, "jb");
      const sent: (() => void)[] = [];
      vi.stubGlobal("fetch", async (request: Request) => {
        if (request.method !== "PUT") return backend.fetch(request);
        return new Promise<Response>((resolve) => void sent.push(() => resolve(ok({ status: 0 }))));
      });
      await open(
        (panels) => panels.open("withdraw-confirmation", { tx, action: "confirm" }),
        createRegistry([withdraw]),
      );
      await enterOn(/^Approve \d/);
      await waitFor(() => expect(sent).toHaveLength(1));
      for (let press = 0; press < presses; press += 1) {
        pass(2000);
        await enter();
      }
      act(() => sent[0]?.());
      await screen.findByRole("alertdialog", { name: /Force Approve/ });
      await hasFocus(/^Cancel$/);
      pass(250);
      await enter();
      await userEvent.keyboard("{Escape}");
      expect(screen.queryByRole("alertdialog", { name: /Force Approve/ })).not.toBeNull();
      expect(sent).toHaveLength(1);
      pass(400);
      await enter();
      await waitFor(() => expect(screen.queryByRole("alertdialog", { name: /Force Approve/ })).toBeNull());
      expect(sent).toHaveLength(1);
    },
  );

  it.each([12, 340])("Approve and next, %i ms apart → note of the next record stays empty", async (gap) => {
    await open((panels) => panels.open("row-details", { row: "1" }));
    fireEvent.change(await screen.findByRole("textbox", { name: /^Note/ }), { target: { value: "Fine." } });
    await enterOn(/^Approve/);
    await screen.findByText("Account 2.");
    const note = screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Note/ });
    await waitFor(() => expect(document.activeElement).toBe(note));
    pass(gap);
    await enter();
    expect(note.value).toBe("");
    await userEvent.keyboard("Ok{Enter}");
    expect(note.value).toBe("Ok\n");
  });

  it("Save and add another → the emptied form is not validated", async () => {
    await open((panels) => panels.open("deactivate-games-by-aggregator", {}));
    const key = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^Key/ });
    await screen.findByRole("dialog");
    fireEvent.change(key(), { target: { value: "ALPHA" } });
    await enterOn(/^Save and add another/);
    await waitFor(() => expect([key().value, document.activeElement === key()]).toEqual(["", true]));
    pass(150);
    await enter();
    pass(400);
    expect(screen.queryByText("Enter the key.")).toBeNull();
    // Enter that is meant validates.
    await enter();
    await screen.findAllByText("Enter the key.");
  });
});

it("repeated Enter: dialog opened by Enter → typing and Enter work at once", async () => {
  await open((panels) => panels.open("deactivate-games-by-aggregator", {}));
  const key = await screen.findByRole<HTMLInputElement>("textbox", { name: /^Key/ });
  act(() => key.focus());
  await userEvent.keyboard("BETA{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
