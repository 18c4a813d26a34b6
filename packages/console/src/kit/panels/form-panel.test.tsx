import { ApiError, showBank } from "@backoffice/api-client";
import { Toaster } from "@backoffice/ui";
import { createFields } from "@backoffice/ui/form";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { inConsole } from "#testing/shell/in-console.tsx";
import { storyWriter } from "#testing/kit/story-writer.ts";
import { ok, stubApi } from "#testing/backend/stub-api.ts";
import { NewOrExisting } from "#kit/records/new-or-existing.tsx";
import { failureStore, hideFailure } from "#kit/submit/failure-store.ts";
import { FormPanel } from "./form-panel.tsx";

afterEach(() => void vi.unstubAllGlobals());

const schema = z.object({ key: z.string(), status: z.string() });
const fields = createFields(schema);
const BANK = { uuid: "u-1", opId: "op-a", key: "ALPHA", bankName: { en: "Alpha" }, order: 1, status: "ACTIVE" };

/** Renders a bank form in a dialog; `changeOnServer` saves as another user and makes the console reread. */
const start = async () => {
  let bank = BANK;
  stubApi({ "/api/banks/show": () => ok(bank) });
  const send = vi.fn((_input: object) => Promise.resolve({}));
  const close = vi.fn();
  const { wrapper, queryClient } = inConsole({ account: "super-admin" });
  render(
    <NewOrExisting noun="bank" read={showBank} input={{ body: { uuid: "u-1" } }} close={close}>
      {(record) => (
        <FormPanel
          open
          frame={{ title: "Bank" }}
          noun="bank"
          schema={schema}
          values={{ key: record?.key ?? "", status: record?.status ?? "" }}
          write={storyWriter(send)}
          input={(valid) => valid}
          success="Saved."
          close={close}
        >
          {() => (
            <>
              <fields.TextField name="key" label="Key" />
              <fields.TextField name="status" label="Status" />
            </>
          )}
        </FormPanel>
      )}
    </NewOrExisting>,
    { wrapper },
  );
  await screen.findByRole("dialog");
  const changeOnServer = (changes: Partial<typeof BANK>) =>
    act(async () => {
      bank = { ...bank, ...changes };
      await queryClient.invalidateQueries();
    });
  return { send, close, changeOnServer };
};
const box = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name });
const save = () => fireEvent.click(screen.getByRole("button", { name: /^Save/ }));

it("form panel: record changes while editing → untouched fields follow, typed ones stay", async () => {
  const { send, close, changeOnServer } = await start();
  await userEvent.type(await box("Key"), "-2");
  await changeOnServer({ status: "INACTIVE" });
  await waitFor(async () => expect((await box("Status")).value).toBe("INACTIVE"));
  expect((await box("Key")).value).toBe("ALPHA-2");
  save();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(send).toHaveBeenCalledExactlyOnceWith({ key: "ALPHA-2", status: "INACTIVE" }, {});
});

it("form panel: record changes before editing → all fields follow", async () => {
  const { changeOnServer } = await start();
  await changeOnServer({ key: "OMEGA", status: "INACTIVE" });
  await waitFor(async () => expect((await box("Key")).value).toBe("OMEGA"));
  expect((await box("Status")).value).toBe("INACTIVE");
});

it.each([
  { answers: true, says: false },
  { answers: false, says: true },
])("form panel: onRefused handles a refusal → no error dialog: %o", async ({ answers, says }) => {
  const conflict = new ApiError("There is one.", {
    kind: "refused",
    outcome: "rejected",
    messages: ["There is one."],
    code: "CONFLICT_ERROR",
  });
  const onRefused = vi.fn(() => answers);
  const close = vi.fn();
  render(
    <FormPanel
      open
      frame={{ title: "Bank" }}
      noun="bank"
      schema={schema}
      values={{ key: "ALPHA", status: "ACTIVE" }}
      write={storyWriter(() => Promise.reject(conflict))}
      input={(valid) => valid}
      success="Saved."
      failure={{ onRefused }}
      close={close}
    >
      {() => <fields.TextField name="key" label="Key" />}
    </FormPanel>,
    { wrapper: inConsole({ account: "super-admin" }).wrapper },
  );
  await screen.findByRole("dialog");
  act(() => hideFailure());
  save();
  await waitFor(() => expect(onRefused).toHaveBeenCalledExactlyOnceWith(conflict, { key: "ALPHA", status: "ACTIVE" }));
  await waitFor(() => expect(failureStore.read()?.open ?? false).toBe(says));
  expect(close).not.toHaveBeenCalled();
});

it("form panel: success with a next panel → it opens in place, success is shown", async () => {
  const [close, opensNext] = [vi.fn(), vi.fn()];
  render(
    <>
      <FormPanel
        open
        frame={{ title: "Bank" }}
        noun="bank"
        schema={schema}
        values={{ key: "ALPHA", status: "ACTIVE" }}
        write={storyWriter(() => Promise.resolve({ uuid: "u-2" }))}
        input={(valid) => valid}
        success="Saved."
        after={{ next: opensNext }}
        close={close}
      >
        {() => <fields.TextField name="key" label="Key" />}
      </FormPanel>
      <Toaster />
    </>,
    { wrapper: inConsole({ account: "super-admin" }).wrapper },
  );
  await screen.findByRole("dialog");
  save();
  await waitFor(() => expect(opensNext).toHaveBeenCalledExactlyOnceWith({ uuid: "u-2" }, expect.anything()));
  await waitFor(() => expect(screen.getByText("Saved.")).toBeTruthy());
  expect(close).not.toHaveBeenCalled();
});

it.each([
  { effect: "write", sends: 1 },
  { effect: "money", sends: 0 },
] as const)("form panel: Ctrl+Enter → submits, except for money: %o", async ({ effect, sends }) => {
  const send = vi.fn(() => Promise.resolve({}));
  render(
    <FormPanel
      open
      frame={{ title: "Bank" }}
      noun="bank"
      schema={schema}
      values={{ key: "ALPHA", status: "ACTIVE" }}
      write={storyWriter(send, { effect })}
      input={(valid) => valid}
      success="Saved."
      close={vi.fn()}
    >
      {() => <fields.TextField name="key" label="Key" />}
    </FormPanel>,
    { wrapper: inConsole({ account: "super-admin" }).wrapper },
  );
  fireEvent.keyDown(await box("Key"), { key: "Enter", ctrlKey: true });
  await act(() => Promise.resolve());
  await waitFor(() => expect(send).toHaveBeenCalledTimes(sends));
});
