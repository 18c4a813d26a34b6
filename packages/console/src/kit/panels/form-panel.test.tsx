import { showBank } from "@backoffice/api-client";
import { createFields } from "@backoffice/ui/form";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { inConsole } from "#testing/in-console.tsx";
import { storyWriter } from "#testing/kit/story-writer.ts";
import { ok, stubApi } from "#testing/stub-api.ts";
import { NewOrExisting } from "../records/new-or-existing.tsx";
import { FormPanel } from "./form-panel.tsx";

afterEach(() => void vi.unstubAllGlobals());

const schema = z.object({ key: z.string(), status: z.string() });
const fields = createFields(schema);
const BANK = { uuid: "u-1", opId: "op-a", key: "ALPHA", bankName: { en: "Alpha" }, order: 1, status: "ACTIVE" };

/** The form of a bank in a dialog; `changeOnServer` is what somebody else saves, and the console hears of. */
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
          title="Bank"
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

it("follows the record where nothing was typed, keeps what was, and sends that", async () => {
  const { send, close, changeOnServer } = await start();
  await userEvent.type(await box("Key"), "-2");
  await changeOnServer({ key: "OMEGA", status: "INACTIVE" });
  await waitFor(async () => expect((await box("Status")).value).toBe("INACTIVE"));
  expect((await box("Key")).value).toBe("ALPHA-2");
  save();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(send).toHaveBeenCalledExactlyOnceWith({ key: "ALPHA-2", status: "INACTIVE" });
});

it("follows the record as a whole while nothing was typed", async () => {
  const { changeOnServer } = await start();
  await changeOnServer({ key: "OMEGA", status: "INACTIVE" });
  await waitFor(async () => expect((await box("Key")).value).toBe("OMEGA"));
  expect((await box("Status")).value).toBe("INACTIVE");
});
