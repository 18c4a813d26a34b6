import { ApiError } from "@backoffice/api-client";
import { createFields } from "@backoffice/ui/form";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { z } from "zod";
import { failureStore, hideFailure } from "#kit/submit/failure-store.ts";
import { inConsole } from "#testing/shell/in-console.tsx";
import { storyWriter } from "#testing/kit/story-writer.ts";
import { WizardPanel } from "./wizard-panel.tsx";

type Answer = { taken: boolean };
const pay = z.object({ note: z.string() });
const said = z.object({});
const fields = createFields(pay);

/** Renders a payment that its provider accepts or refuses, and a step that shows its answer. */
const start = (answers: readonly (Answer | ApiError)[], nextLabel: string | null = "Force") => {
  const left = [...answers];
  const send = vi.fn((_input: object): Promise<Answer> => {
    const answer = left.shift()!;
    return answer instanceof ApiError ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const close = vi.fn();
  const write = storyWriter(send, { effect: "money" });
  const undone = ({ taken }: Answer) => !taken;
  render(
    <WizardPanel
      open
      close={close}
      title="Pay"
      noun="payment"
      schemas={{ pay, said }}
      writes={{ pay: write, said: write }}
      steps={{
        pay: {
          label: "Payment",
          values: { note: "" },
          fields: () => <fields.TextField name="note" label="Note" />,
          nextLabel: "Send",
          input: (valid) => valid.pay,
          undone,
          ends: () => true,
        },
        said: {
          label: "Answer",
          values: {},
          fields: () => null,
          nextLabel,
          input: (valid) => ({ ...valid.pay, force: true }),
          undone,
        },
      }}
    />,
    inConsole(),
  );
  return { send, close };
};
/** The error of a write that left the browser with this key. */
const withKey = (error: ApiError) => Object.assign(error, { idempotencyKey: "key-1" });
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const step = (name: string) => screen.findByRole("heading", { name });

it("wizard: step is left undone → next step opens, the undone step can be changed and resent", async () => {
  const { send, close } = start([{ taken: false }, { taken: true }]);
  fireEvent.change(await screen.findByRole("textbox", { name: "Note" }), { target: { value: "First" } });
  await press("Send");
  await step("Answer");
  await press("Back");
  const note = await screen.findByRole("textbox", { name: "Note" });
  expect(note.getAttribute("readonly")).toBeNull();
  fireEvent.change(note, { target: { value: "Second" } });
  await press("Send");
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(send.mock.calls.map(([input]) => input)).toEqual([{ note: "First" }, { note: "Second" }]);
});

it("wizard: last step is left undone too → stays there", async () => {
  const { send, close } = start([{ taken: false }, { taken: false }, { taken: true }]);
  await press("Send");
  await press("Force");
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(await step("Answer")).toBeTruthy();
  expect(close).not.toHaveBeenCalled();
  await press("Force");
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
});

it("wizard: steps left undone or refused, then Back → neither is marked as done", async () => {
  const refused = new ApiError("No.", { kind: "refused", outcome: "rejected", messages: ["No."] });
  const { send } = start([{ taken: false }, refused]);
  await press("Send");
  await waitFor(() => expect(screen.getByRole("heading", { name: "Answer" })).toBeTruthy());
  const items = () => screen.getAllByRole("listitem", { hidden: true }).map(({ textContent }) => textContent);
  expect(items()).toEqual(["1Payment, to come", "2Answer, current"]);
  await press("Force");
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  hideFailure();
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Back", hidden: true }).getAttribute("aria-disabled")).toBeNull(),
  );
  fireEvent.click(screen.getByRole("button", { name: "Back", hidden: true }));
  await waitFor(() => expect(items()).toEqual(["1Payment, current", "2Answer, to come"]));
});

it("wizard: step without a next label → no button to continue", async () => {
  start([{ taken: false }], null);
  await press("Send");
  await step("Answer");
  expect(screen.queryByRole("button", { name: /Force|Finish|Next|Send/ })).toBeNull();
  expect(screen.getByRole("button", { name: "Back" })).toBeTruthy();
});

it("wizard: unknown money outcome in one step → all steps are locked", async () => {
  const { send } = start([{ taken: false }, new ApiError("No answer.", { kind: "timeout", outcome: "unknown" })]);
  await press("Send");
  await press("Force");
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Force", hidden: true }).getAttribute("aria-disabled")).toBe("true"),
  );
  fireEvent.click(screen.getByRole("button", { name: "Back", hidden: true }));
  const again = await screen.findByRole("button", { name: "Send", hidden: true });
  expect(again.getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(again);
  expect(send).toHaveBeenCalledTimes(2);
});

it("wizard: payment with unknown outcome, reopened and sent again, left undone → said, wizard stays open", async () => {
  localStorage.clear();
  start([new ApiError("No answer.", { kind: "timeout", outcome: "unknown" })].map(withKey));
  await press("Send");
  await screen.findByText("Outcome unknown");
  hideFailure();
  cleanup();
  const { send, close } = start([{ taken: false }]);
  fireEvent.click(await screen.findByRole("checkbox", { name: /I have checked/ }));
  await press("Send again");
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  await waitFor(() =>
    expect(failureStore.read()?.failure.messages).toEqual(["The server did not carry out the action."]),
  );
  expect(close).not.toHaveBeenCalled();
  hideFailure();
});
