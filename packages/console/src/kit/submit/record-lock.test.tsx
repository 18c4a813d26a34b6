import { ApiError, showWithdrawal, type SendOptions } from "@backoffice/api-client";
import { toast } from "@backoffice/ui";
import { createFields } from "@backoffice/ui/form";
import { QueryObserver } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { inConsole } from "#testing/shell/in-console.tsx";
import { DecisionForm } from "#kit/panels/decision-form.tsx";
import { DecisionPanel } from "#kit/panels/decision-panel.tsx";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { panelKey, PanelKeyProvider } from "#kit/panels/panel-key.ts";
import { releaseUnsaved } from "#kit/panels/unsaved.ts";
import { failureStore, hideFailure } from "./failure-store.ts";
import type { Writer } from "./writer.ts";

type Input = { body: Record<string, string> };
type Answer = "done" | "lost";

const writerOf = (...answers: Answer[]) => {
  const send = vi.fn((_input: Input, options?: SendOptions) => {
    if (answers.shift() === "done") return Promise.resolve({});
    const lost = new ApiError("No answer.", { kind: "network", outcome: "unknown" });
    lost.idempotencyKey = options?.idempotencyKey ?? "key-1";
    return Promise.reject(lost);
  });
  const operation = { id: "decideWithdrawal", effect: "money", permission: "signed_in" } as const;
  return { send, write: { operation, send, pending: false } satisfies Writer<Input, object> };
};

const DECISIONS = {
  confirm: { verb: "Approve", success: "Approved.", tone: "primary" },
  reject: { verb: "Reject", success: "Rejected.", tone: "danger" },
} as const;
type Action = keyof typeof DECISIONS;
const NOTE = { label: "Note", required: false, max: 20 };
const close = vi.fn();
const ANY_KEY = { idempotencyKey: expect.any(String) };

const dialog = (write: Writer<Input, object>, action: Action, id = "tx-1") => (
  <PanelKeyProvider value={panelKey("withdraw-confirmation", [id, action])}>
    <DecisionPanel
      open
      noun="withdrawal"
      close={close}
      queue={{ panel: "transaction-details", id }}
      {...{ write, decisions: DECISIONS, decision: action, input: () => ({ body: { id, action } }) }}
    >
      the withdrawal.
    </DecisionPanel>
  </PanelKeyProvider>
);
const drawer = (write: Writer<Input, object>, _action?: Action, id = "tx-1") => (
  <PanelKeyProvider value={panelKey("transaction-details", { txId: id })}>
    <DecisionForm
      panel="transaction-details"
      id={id}
      noun="withdrawal"
      recordName={id}
      decisions={DECISIONS}
      write={write}
      note={NOTE}
      noteRequiredFor={[]}
      offered
      reason={() => undefined}
      input={(action) => ({ body: { id, action } })}
      actionOf={({ body }: Input) => body["action"] as Action}
    >
      The withdrawal.
    </DecisionForm>
  </PanelKeyProvider>
);

const button = (name: RegExp) => screen.findByRole("button", { name, hidden: true });
const isLocked = async (name: RegExp) => (await button(name)).getAttribute("aria-disabled") === "true";
/** Opens a form as after a reload: only what is stored in the browser is left. */
const open = (part: ReactNode) => {
  cleanup();
  return render(part, { wrapper: inConsole({ account: "super-admin" }).wrapper });
};
/** Sends a decision whose answer is lost. */
const lose = async (part: typeof dialog | typeof drawer, action: Action) => {
  const { send, write } = writerOf("lost");
  open(part(write, action));
  fireEvent.click(await button(new RegExp(`^${DECISIONS[action].verb}`)));
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  await screen.findByText("Outcome unknown");
  hideFailure();
};
const look = async () => fireEvent.click(await screen.findByRole("checkbox", { name: /I have checked/, hidden: true }));

beforeEach(() => {
  hideFailure();
  close.mockClear();
});
afterEach(() => {
  cleanup();
  releaseUnsaved();
  sessionStorage.clear();
});

it.each([
  ["dialog", dialog, "drawer", drawer],
  ["drawer", drawer, "dialog", dialog],
] as const)("record lock: unknown outcome in a %s → %3$s of the record is locked", async (_a, sends, _b, other) => {
  await lose(sends, "confirm");
  const { send, write } = writerOf();
  open(other(write, "confirm"));
  await screen.findByText("Outcome unknown");
  expect(document.body.textContent).toContain("no other decision about this record can be sent");
  expect(await isLocked(/^Approve/)).toBe(true);
  fireEvent.click(await button(/^Approve/));
  expect(send).not.toHaveBeenCalled();
  expect(screen.queryByRole("button", { name: "Send again", hidden: true })).toBeNull();
});

it("record lock: unknown approval → rejection of the record is locked, in dialog and drawer", async () => {
  await lose(dialog, "confirm");
  open(dialog(writerOf().write, "reject"));
  await screen.findByText("Outcome unknown");
  expect(await isLocked(/^Reject/)).toBe(true);
  open(drawer(writerOf().write));
  await screen.findByText("Outcome unknown");
  expect([await isLocked(/^Reject/), await isLocked(/^Approve/)]).toEqual([true, true]);
});

it.each([
  ["dialog", dialog],
  ["drawer", drawer],
] as const)("record lock: unknown outcome → %s of another record sends", async (_name, part) => {
  await lose(dialog, "confirm");
  const { send, write } = writerOf("done");
  open(part(write, "reject", "tx-2"));
  fireEvent.click(await button(/^Reject/));
  await waitFor(() =>
    expect(send).toHaveBeenCalledExactlyOnceWith({ body: { id: "tx-2", action: "reject" } }, ANY_KEY),
  );
  expect(screen.queryByText("Outcome unknown")).toBeNull();
});

it("record lock: staff looked and unlock → rejection is sent with a key of its own, approval is free", async () => {
  await lose(drawer, "confirm");
  const { send, write } = writerOf("done");
  open(dialog(write, "reject"));
  expect((await button(/^Unlock/)).getAttribute("aria-disabled")).toBe("true");
  await look();
  fireEvent.click(await button(/^Unlock/));
  fireEvent.click(await button(/^Reject/));
  await waitFor(() =>
    expect(send).toHaveBeenCalledExactlyOnceWith({ body: { id: "tx-1", action: "reject" } }, ANY_KEY),
  );
  open(drawer(writerOf().write));
  expect(await isLocked(/^Approve/)).toBe(false);
});

it("record lock: rejection from the drawer sent again after a reload → announced as a rejection", async () => {
  await lose(drawer, "reject");
  const said = vi.spyOn(toast, "success");
  const { send, write } = writerOf("done");
  open(drawer(write));
  await look();
  fireEvent.click(await button(/^Send again/));
  await waitFor(() => expect(said).toHaveBeenCalledExactlyOnceWith("Rejected.", expect.anything()));
  expect(send).toHaveBeenCalledExactlyOnceWith({ body: { id: "tx-1", action: "reject" } }, ANY_KEY);
  said.mockRestore();
});

it("record lock: rejection from the drawer sent again after a reload, lost again → stays a rejection", async () => {
  await lose(drawer, "reject");
  const { send, write } = writerOf("lost");
  open(drawer(write));
  await look();
  fireEvent.click(await button(/^Send again/));
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  await waitFor(() => expect(failureStore.read()?.open).toBe(true));
  expect(screen.getByText(/^Reject withdrawal: sent/)).toBeTruthy();
});

it("record lock: settled in the dialog over the drawer → drawer is unlocked", async () => {
  const { send, write } = writerOf("lost", "done");
  const { rerender } = open(<>{drawer(write)}</>);
  fireEvent.click(await button(/^Approve/));
  await screen.findByText("Outcome unknown");
  hideFailure();
  rerender(
    <>
      {drawer(write)}
      {dialog(writerOf().write, "reject")}
    </>,
  );
  const boxes = () => screen.getAllByRole("checkbox", { name: /I have checked/, hidden: true });
  await waitFor(() => expect(boxes()).toHaveLength(2));
  fireEvent.click(boxes().at(-1)!);
  fireEvent.click(await button(/^Unlock/));
  await waitFor(() => expect(screen.queryByText("Outcome unknown")).toBeNull());
  fireEvent.click(await button(/^Approve/));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

it("record lock: settled in another tab → record is read again before the form is unlocked", async () => {
  const { send, write } = writerOf("lost");
  const { wrapper, queryClient } = inConsole({ account: "super-admin" });
  const read = Promise.withResolvers<object>();
  const reads = vi.fn(() => (reads.mock.calls.length === 1 ? Promise.resolve({}) : read.promise));
  const { queryKey } = showWithdrawal.options({ body: { txId: "tx-1" } });
  new QueryObserver(queryClient, { queryKey, queryFn: reads, staleTime: Infinity }).subscribe(() => undefined);
  render(dialog(write, "confirm"), { wrapper });
  fireEvent.click(await button(/^Approve/));
  await screen.findByText("Outcome unknown");
  hideFailure();
  const [key = ""] = Object.keys(localStorage).filter((name) => name.startsWith("unknown-outcomes:"));
  localStorage.removeItem(key);
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key })));
  await waitFor(() => expect(screen.queryByText("Outcome unknown")).toBeNull());
  expect(await isLocked(/^Approve/)).toBe(true);
  await waitFor(() => expect(reads).toHaveBeenCalledTimes(2));
  expect(await isLocked(/^Approve/)).toBe(true);
  read.resolve({});
  await waitFor(async () => expect(await isLocked(/^Approve/)).toBe(false));
  expect(send).toHaveBeenCalledOnce();
});

const schema = z.object({ opId: z.string() });
const fields = createFields(schema);
const charge = (write: Writer<Input, object>) => (
  <PanelKeyProvider value={panelKey("generate-invoice", {})}>
    <FormPanel
      open
      close={close}
      frame={{ title: "Generate Invoice" }}
      noun="invoice"
      isNew
      schema={schema}
      values={{ opId: "op-a" }}
      save={{ decides: ({ opId }) => ({ kind: "generate-invoice", id: opId }), label: "Generate invoice" }}
      write={write}
      input={(body) => ({ body })}
      success="Invoice Generated!"
    >
      {() => <fields.TextField name="opId" label="Operator" />}
    </FormPanel>
  </PanelKeyProvider>
);

it("record lock: form with a choice of operator → only the operator concerned is locked", async () => {
  const lost = writerOf("lost");
  open(charge(lost.write));
  fireEvent.click(await button(/^Generate invoice/));
  await screen.findByText("Outcome unknown");
  hideFailure();
  const { send, write } = writerOf("done");
  open(charge(write));
  await screen.findByText("Outcome unknown");
  expect(await isLocked(/^Generate invoice/)).toBe(true);
  fireEvent.change(screen.getByRole("textbox", { name: /^Operator/, hidden: true }), { target: { value: "op-b" } });
  await waitFor(() => expect(screen.queryByText("Outcome unknown")).toBeNull());
  fireEvent.click(await button(/^Generate invoice/));
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ body: { opId: "op-b" } }, ANY_KEY));
});
