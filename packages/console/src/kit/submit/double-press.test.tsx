import { ApiError, grantSending } from "@backoffice/api-client";
import { ConfirmDialog, dropStrayPresses, toast } from "@backoffice/ui";
import { createFields } from "@backoffice/ui/form";
import { act, cleanup, createEvent, fireEvent, render } from "@testing-library/react";
import { useEffect, type ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { inConsole } from "#testing/shell/in-console.tsx";
import { ConfirmFormPanel } from "#kit/panels/confirm-form-panel.tsx";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import { DecisionForm } from "#kit/panels/decision-form.tsx";
import { DecisionPanel } from "#kit/panels/decision-panel.tsx";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { releaseUnsaved } from "#kit/panels/unsaved.ts";
import { WizardPanel } from "#kit/panels/wizard/wizard-panel.tsx";
import { RecordForm } from "#kit/records/record-form.tsx";
import { hideFailure } from "./failure-store.ts";
import { REFUSAL_PAUSE_MS, refusalPause } from "./form-write.ts";
import type { Writer } from "./writer.ts";

/*
 * Double presses of the submit button of every part that sends. The second press comes 0 to 300 ms after the first,
 * the answer 0 to 200 ms; the part stays mounted, as during a closing animation.
 */

/** Milliseconds from the first press to the second, and to the answer. */
const TIMES = [
  [0, 0],
  [60, 0],
  [60, 50],
  [150, 50],
  [150, 200],
  [300, 0],
  [300, 200],
] as const;

const ANSWERS = {
  success: () => Promise.resolve({}),
  refusal: () => Promise.reject(new ApiError("No.", { kind: "refused", outcome: "rejected", messages: ["No."] })),
  "lost reply": () => Promise.reject(new ApiError("No answer.", { kind: "network", outcome: "unknown" })),
};
type Answer = () => Promise<object>;

const writerOf = (send: Answer, effect = "write"): Writer<object, object> => ({
  operation: { id: "updateBank", effect, permission: "signed_in" },
  send,
  pending: false,
});

const schema = z.object({ note: z.string() });
const fields = createFields(schema);
const VALUES = { note: "" };
const close = vi.fn();
const shared = { open: true, noun: "thing", success: "Done.", close } as const;
const DECISIONS = { confirm: { verb: "Send", success: "Done.", tone: "primary" } } as const;
const note = () => <fields.TextField name="note" label="Note" />;

const decisionForm = (write: Writer<object, object>, id: string) => (
  <DecisionForm
    panel="bank-account-details"
    id={id}
    noun="thing"
    recordName="Thing 1"
    decisions={DECISIONS}
    write={write}
    note={{ label: "Note", max: 200, required: false }}
    offered
    reason={() => undefined}
    input={() => ({})}
    actionOf={() => "confirm"}
  >
    The thing.
  </DecisionForm>
);

const PARTS: Record<string, (write: Writer<object, object>) => ReactNode> = {
  confirmation: (write) => (
    <ConfirmPanel {...shared} verb="Send" write={write} input={{}}>
      It is sent.
    </ConfirmPanel>
  ),
  "confirmation with fields": (write) => (
    <ConfirmFormPanel
      {...shared}
      {...{ write, schema }}
      verb="Send"
      values={VALUES}
      input={() => ({})}
      confirmLabel={() => "Send thing"}
      sentence={() => "It is sent."}
    >
      {note}
    </ConfirmFormPanel>
  ),
  decision: (write) => (
    <DecisionPanel {...shared} write={write} decisions={DECISIONS} decision="confirm" input={() => ({})}>
      the thing.
    </DecisionPanel>
  ),
  form: (write) => (
    <FormPanel
      {...shared}
      {...{ write, schema }}
      frame={{ title: "Thing" }}
      values={VALUES}
      input={() => ({})}
      save={{ label: "Send thing" }}
    >
      {note}
    </FormPanel>
  ),
  wizard: (write) => (
    <WizardPanel
      {...shared}
      title="Thing"
      schemas={{ all: schema }}
      writes={{ all: write }}
      steps={{ all: { label: "Thing", values: VALUES, fields: note, nextLabel: "Send thing", input: () => ({}) } }}
    />
  ),
  "decision in a drawer": (write) => decisionForm(write, "first"),
  "form of a record": (write) => (
    <RecordForm {...{ write, schema }} values={VALUES} input={() => ({})} success="Done.">
      {note}
    </RecordForm>
  ),
  "confirmation that awaits a promise": ({ send }) => (
    <ConfirmDialog
      open
      onOpenChange={close}
      title="Send?"
      confirmLabel="Send thing"
      onConfirm={() => send({}, grantSending({}))}
    />
  ),
};

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const buttonOf = () =>
  [...document.querySelectorAll("button")].find(({ textContent }) => /^(Send|Save)/.test(textContent))!;

/** Renders a part whose write is answered after `after` milliseconds. */
const draw = async (part: string, answer: Answer, after: number) => {
  const send = vi.fn(
    () => new Promise<object>((resolve, reject) => void setTimeout(() => void answer().then(resolve, reject), after)),
  );
  render(PARTS[part]?.(writerOf(send)), { wrapper: inConsole({ account: "super-admin" }).wrapper });
  await pass(0);
  const box = document.querySelector("input, textarea");
  if (box) fireEvent.change(box, { target: { value: "Typed." } });
  return send;
};

beforeEach(() => {
  vi.useFakeTimers();
  refusalPause.milliseconds = REFUSAL_PAUSE_MS;
  hideFailure();
});
afterEach(() => {
  cleanup();
  act(() => toast.clear());
  vi.useRealTimers();
  refusalPause.milliseconds = 0;
  releaseUnsaved();
  sessionStorage.clear();
});

describe.each(Object.keys(PARTS))("%s", (part) => {
  it.each(Object.entries(ANSWERS))("%s: two presses within 300 ms → sent once", async (_, answer) => {
    const twice: string[] = [];
    for (const [gap, after] of TIMES) {
      const send = await draw(part, answer, after);
      fireEvent.click(buttonOf());
      await pass(gap);
      fireEvent.click(buttonOf());
      await pass(1000);
      if (send.mock.calls.length !== 1) twice.push(`${gap} ms, answer after ${after} ms: ${send.mock.calls.length}`);
      cleanup();
      releaseUnsaved();
      sessionStorage.clear();
    }
    expect(twice).toEqual([]);
  });

  it(`refusal: press ${REFUSAL_PAUSE_MS} ms later → sent again`, async () => {
    const send = await draw(part, ANSWERS.refusal, 0);
    fireEvent.click(buttonOf());
    await pass(REFUSAL_PAUSE_MS);
    fireEvent.click(buttonOf());
    await pass(0);
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe("approve and next", () => {
  /** As in the root of the app. */
  const WithStrayPresses = ({ children }: { children: ReactNode }) => {
    useEffect(dropStrayPresses, []);
    return children;
  };
  const press = (target: Element, detail: number, clientX: number) => {
    const at = { detail, clientX, clientY: 300 };
    const pressed = [createEvent.mouseDown(target, at), createEvent.mouseUp(target, at), createEvent.click(target, at)];
    for (const event of pressed) fireEvent(target, event);
  };
  const start = async () => {
    const send = vi.fn(ANSWERS.success);
    const part = (id: string) => <WithStrayPresses>{decisionForm(writerOf(send), id)}</WithStrayPresses>;
    const { rerender } = render(part("first"), { wrapper: inConsole({ account: "super-admin" }).wrapper });
    await pass(0);
    return { send, open: (id: string) => rerender(part(id)) };
  };

  it.each([0, 60, 150, 300])("double click, second press after %i ms → next record is not decided", async (gap) => {
    const { send, open } = await start();
    press(buttonOf(), 1, 100 + gap);
    await pass(gap);
    open("second");
    press(buttonOf(), 2, 100 + gap);
    await pass(1000);
    expect(send).toHaveBeenCalledOnce();
    press(buttonOf(), 1, 100 + gap);
    await pass(0);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("twenty records by keyboard → each is decided at once", async () => {
    const { send, open } = await start();
    for (let at = 1; at <= 20; at += 1) {
      fireEvent.click(buttonOf(), { detail: 0 });
      await pass(0);
      expect(send).toHaveBeenCalledTimes(at);
      open(`record ${at}`);
    }
  });
});
