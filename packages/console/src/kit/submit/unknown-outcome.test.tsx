import { ApiError, type SendOptions } from "@backoffice/api-client";
import { createFields } from "@backoffice/ui/form";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { inConsole } from "#testing/shell/in-console.tsx";
import { ConfirmFormPanel } from "#kit/panels/confirm-form-panel.tsx";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import { DecisionPanel } from "#kit/panels/decision-panel.tsx";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { hasUnsaved, releaseUnsaved } from "#kit/panels/unsaved.ts";
import { WizardPanel } from "#kit/panels/wizard/wizard-panel.tsx";
import { hideFailure } from "./failure-store.ts";
import type { Writer } from "./writer.ts";

type Input = { body: Record<string, unknown> };
type Answer = () => Promise<object>;

const INPUT: Input = { body: { amount: 7, currency: "USD", playerCode: "OTTER", note: "Sorry." } };
const answers = {
  success: () => Promise.resolve({}),
  refused: () => Promise.reject(new ApiError("No.", { kind: "refused", outcome: "rejected", messages: ["No."] })),
  forbidden: () => Promise.reject(new ApiError("No right.", { kind: "forbidden", outcome: "rejected", status: 403 })),
  lost: () => Promise.reject(new ApiError("No answer.", { kind: "network", outcome: "unknown" })),
} satisfies Record<string, Answer>;

/** A write with the given answers in turn; its errors carry the idempotency key, as those of the API client do. */
const writerOf = (effect: "money" | "write", ...turns: Answer[]) => {
  const send = vi.fn(async (_input: Input, options?: SendOptions) => {
    try {
      return await turns.shift()!();
    } catch (error) {
      (error as ApiError).idempotencyKey = options?.idempotencyKey ?? "key-1";
      throw error;
    }
  });
  const write: Writer<Input, object> = {
    operation: { id: "topUpWallet", effect, permission: "signed_in" },
    send,
    pending: false,
  };
  return { send, write };
};

const schema = z.object({ note: z.string() });
const fields = createFields(schema);
const VALUES = { note: "" };
const close = vi.fn();
const shared = { open: true, noun: "thing", success: "Done.", close } as const;
const DECISIONS = { confirm: { verb: "Send", success: "Done.", tone: "primary" } } as const;
const note = () => <fields.TextField name="note" label="Note" />;
type Part = (write: Writer<Input, object>, input: Input, reason?: string) => ReactNode;

const confirmation: Part = (write, input, reason) => (
  <ConfirmPanel {...shared} {...{ write, input, reason }} verb="Send">
    7 USD returns to the player's wallet.
  </ConfirmPanel>
);
const withFields: Part = (write, input, reason) => (
  <ConfirmFormPanel
    {...shared}
    {...{ write, schema, reason }}
    verb="Send"
    values={VALUES}
    input={() => input}
    confirmLabel={() => "Send thing"}
    sentence={() => "7 USD returns to the player's wallet."}
  >
    {note}
  </ConfirmFormPanel>
);
const form: Part = (write, input) => (
  <FormPanel
    {...shared}
    {...{ write, schema }}
    frame={{ title: "Thing" }}
    values={VALUES}
    input={() => input}
    save={{ label: "Send thing" }}
  >
    {note}
  </FormPanel>
);
const PARTS: Record<string, Part> = {
  confirmation,
  "confirmation with fields": withFields,
  decision: (write, input) => (
    <DecisionPanel {...shared} write={write} decisions={DECISIONS} decision="confirm" input={() => input}>
      the thing.
    </DecisionPanel>
  ),
  form,
  wizard: (write, input) => (
    <WizardPanel
      {...shared}
      title="Thing"
      schemas={{ all: schema }}
      writes={{ all: write }}
      steps={{ all: { label: "Thing", values: VALUES, fields: note, nextLabel: "Send thing", input: () => input } }}
    />
  ),
};

const button = (name: string | RegExp) => screen.getByRole("button", { name, hidden: true });
const open = async (part: ReactNode, account = "super-admin") => {
  const { wrapper } = inConsole({ account });
  const { rerender } = render(part, { wrapper });
  await screen.findAllByRole("button", { hidden: true });
  return rerender;
};
const type = () => {
  const box = document.querySelector("input[type=text], input:not([type])");
  if (box) fireEvent.change(box, { target: { value: "Typed." } });
};
/** Submits a panel whose answer is lost, and waits until the unknown outcome is stored. */
const lose = async (part: Part, input = INPUT, effect: "money" | "write" = "money") => {
  const { send, write } = writerOf(effect, answers.lost);
  await open(part(write, input));
  type();
  fireEvent.click(button(/^Send thing/));
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  await waitFor(() => expect(stored()).not.toBe(""));
  hideFailure();
};
const stored = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith("unknown-outcomes:"))
    .map((key) => localStorage.getItem(key))
    .join("");
const storedKey = () => /"idempotencyKey":"([^"]+)"/.exec(stored())?.[1];
const look = () => fireEvent.click(screen.getByRole("checkbox", { name: /I have checked/, hidden: true }));

beforeEach(() => {
  hideFailure();
  close.mockClear();
});
afterEach(() => {
  cleanup();
  releaseUnsaved();
  sessionStorage.clear();
});

describe.each(Object.entries(PARTS))("%s: unknown outcome of money", (_, part) => {
  it("reopened → locked, shows what was sent and where to check, resends with the same key", async () => {
    await lose(part);
    expect(hasUnsaved()).toBe(false);
    const idempotencyKey = storedKey();
    cleanup();
    const { send, write } = writerOf("money", answers.success);
    await open(part(write, INPUT));
    expect(document.body.textContent).toMatch(/7\.00 USD, player OTTER: sent .*, but no response has come/);
    expect(document.body.textContent).not.toContain("were not saved");
    const check = screen.getByRole("link", { name: /^Transactions of this player since \d\d:\d\d$/, hidden: true });
    expect(check.getAttribute("href")).toMatch(/^\/transactions\/list\?playerCode=OTTER&from=2/);
    const send1 = screen.queryByRole("button", { name: /^Send thing/, hidden: true });
    expect([null, "true"]).toContain(send1?.getAttribute("aria-disabled") ?? null);
    if (send1) fireEvent.click(send1);
    fireEvent.click(button("Send again"));
    expect(send).not.toHaveBeenCalled();
    look();
    fireEvent.click(button("Send again"));
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(send).toHaveBeenCalledExactlyOnceWith(INPUT, { idempotencyKey });
    expect(stored()).toBe("");
  });

  it("resent and refused → unlocked, next write has a key of its own", async () => {
    await lose(part);
    const idempotencyKey = storedKey();
    cleanup();
    const { send, write } = writerOf("money", answers.forbidden, answers.refused, answers.success);
    await open(part(write, INPUT));
    look();
    // A missing permission tells nothing about the first write.
    fireEvent.click(button("Send again"));
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(stored()).not.toBe("");
    await waitFor(() => expect(button("Send again").getAttribute("aria-disabled")).toBeNull());
    fireEvent.click(button("Send again"));
    await waitFor(() => expect(stored()).toBe(""));
    hideFailure();
    type();
    fireEvent.click(button(/^Send thing/));
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(send.mock.lastCall?.[0]).toEqual(INPUT);
    expect(send.mock.calls.map(([, grant]) => grant?.idempotencyKey === idempotencyKey)).toEqual([true, true, false]);
  });

  it("marked as carried out → entry is removed, panel closes", async () => {
    await lose(part);
    cleanup();
    await open(part(writerOf("money").write, INPUT));
    fireEvent.click(button("It was carried out"));
    expect(close).toHaveBeenCalledOnce();
    expect([stored(), sessionStorage.length]).toEqual(["", 0]);
  });

  it("another user → no notice", async () => {
    await lose(part);
    cleanup();
    await open(part(writerOf("money").write, INPUT), "admin");
    expect(document.body.textContent).not.toContain("Outcome unknown");
  });
});

it("unknown outcome with personal data: not stored → entered again, sent with the same key", async () => {
  const personal: Input = { body: { ...INPUT.body, email: "anna@example.com" } };
  await lose(form, personal);
  const idempotencyKey = storedKey();
  cleanup();
  expect(stored()).not.toContain("anna");
  expect(stored()).toContain("OTTER");
  const { send, write } = writerOf("money", answers.success);
  await open(form(write, personal));
  look();
  fireEvent.click(button("Enter again"));
  type();
  fireEvent.click(button(/^Send thing/));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(send).toHaveBeenCalledExactlyOnceWith(personal, { idempotencyKey });
});

it("unknown outcome without money: same input again within 15 minutes → sent with the same key", async () => {
  await lose(form, INPUT, "write");
  cleanup();
  const { send, write } = writerOf("write", answers.success);
  await open(form(write, INPUT));
  expect(document.body.textContent).not.toContain("Outcome unknown");
  type();
  fireEvent.click(button(/^Send thing/));
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith(INPUT, { idempotencyKey: "key-1" }));
});

it.each([
  ["confirmation", confirmation],
  ["confirmation with fields", withFields],
] as const)("%s: record was decided meanwhile → its state is shown, nothing to confirm", async (_, part) => {
  const { send, write } = writerOf("money", answers.lost);
  const rerender = await open(part(write, INPUT));
  type();
  fireEvent.click(button(/^Send thing/));
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  await screen.findByText("Outcome unknown");
  rerender(part(write, INPUT, "This withdrawal is already approved by Mara."));
  const dialog = await screen.findByRole("alertdialog", { hidden: true });
  expect(dialog.textContent).toContain("This withdrawal is already approved by Mara.");
  expect(dialog.textContent).not.toContain("returns to the player's wallet");
  expect(screen.queryByRole("button", { name: /^Send/, hidden: true })).toBeNull();
  expect([hasUnsaved(), stored(), sessionStorage.length]).toEqual([false, "", 0]);
  fireEvent.click(button("Close"));
  expect(close).toHaveBeenCalledOnce();
});
