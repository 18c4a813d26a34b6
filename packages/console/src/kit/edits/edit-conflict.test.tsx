import { showBank } from "@backoffice/api-client";
import { createFields } from "@backoffice/ui/form";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { inConsole } from "#testing/shell/in-console.tsx";
import { storyWriter } from "#testing/kit/story-writer.ts";
import { ok, stubApi } from "#testing/backend/stub-api.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { NewOrExisting } from "#kit/records/new-or-existing.tsx";
import { RecordForm } from "#kit/records/record-form.tsx";
import { failureStore, hideFailure } from "#kit/submit/failure-store.ts";
import { RereadRecord } from "./reread-record.tsx";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  act(() => hideFailure());
});

const schema = z
  .object({ key: z.string(), status: z.string(), order: z.string() })
  .refine(({ key, status }) => key !== "TAKEN" || status !== "INACTIVE", { message: "Not both.", path: ["key"] });
const fields = createFields(schema);
const BANK = { uuid: "u-1", opId: "op-a", key: "ALPHA", bankName: { en: "Alpha" }, order: 1, status: "ACTIVE" };
const INPUT = { body: { uuid: "u-1" } };

type Bank = typeof BANK;
const valuesOf = ({ key, status, order }: Bank) => ({ key, status, order: String(order) });
const Fields = () => (
  <>
    <fields.TextField name="key" label="Key" />
    <fields.TextField name="status" label="Status" />
    <fields.TextField name="order" label="Order" />
  </>
);

/** Every kind of edit form, with the read of its panel or of the record around it. */
const KINDS = {
  "a form in a drawer": (send: (input: object) => Promise<object>, close: () => void) => (
    <NewOrExisting noun="bank" read={showBank} input={INPUT} close={close}>
      {(bank) => (
        <FormPanel
          open
          noun="bank"
          frame={{ title: "Bank" }}
          schema={schema}
          values={valuesOf(bank as Bank)}
          write={storyWriter(send)}
          input={(valid) => ({ ...valid, name: bank!.bankName.en })}
          success="Saved."
          close={close}
        >
          {() => <Fields />}
        </FormPanel>
      )}
    </NewOrExisting>
  ),
  "a dialog that was handed the record": (send: (input: object) => Promise<object>, close: () => void) => (
    <RereadRecord record={BANK} read={showBank} input={INPUT}>
      {(bank) => (
        <FormPanel
          open
          noun="bank"
          frame={{ title: "Bank" }}
          schema={schema}
          values={valuesOf(bank)}
          write={storyWriter(send)}
          input={(valid) => ({ ...valid, name: bank.bankName.en })}
          success="Saved."
          close={close}
        >
          {() => <Fields />}
        </FormPanel>
      )}
    </RereadRecord>
  ),
  "a form on a page": (send: (input: object) => Promise<object>, close: () => void) => (
    <NewOrExisting noun="bank" read={showBank} input={INPUT} close={close}>
      {(bank) => (
        <RecordForm
          schema={schema}
          values={valuesOf(bank as Bank)}
          write={storyWriter(send)}
          input={(valid) => ({ ...valid, name: bank!.bankName.en })}
          success="Saved."
        >
          {() => <Fields />}
        </RecordForm>
      )}
    </NewOrExisting>
  ),
};
const kinds = Object.keys(KINDS) as (keyof typeof KINDS)[];

/** Renders the form; `others` saves as another user, without the console being told. */
const start = async (kind: keyof typeof KINDS) => {
  let bank: Bank | undefined = BANK;
  const reads: string[] = [];
  stubApi({
    "/api/banks/show": () => {
      reads.push("showBank");
      return bank ? ok(bank) : new Response("", { status: 404 });
    },
  });
  const send = vi.fn((_input: object) => Promise.resolve({}));
  const { wrapper } = inConsole({ account: "super-admin" });
  render(KINDS[kind](send, vi.fn()), { wrapper });
  await box("Key");
  const first = reads.length;
  const others = (changes: Partial<Bank> | undefined) => (bank = changes && { ...BANK, ...changes });
  return { send, others, reads: () => reads.length - first };
};
const box = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name });
const retype = async (name: string, text: string) => {
  await userEvent.clear(await box(name));
  await userEvent.type(await box(name), text);
};
const save = () => fireEvent.click(screen.getByRole("button", { name: /^Save/ }));
const ALL = { key: "ALPHA", status: "ACTIVE", order: "1", name: "Alpha" };

test.each(kinds)("edit of %s: unchanged by others → reread once, sent once", async (kind) => {
  const { send, reads } = await start(kind);
  await retype("Order", "2");
  save();
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ ...ALL, order: "2" }, {}));
  expect(reads()).toBe(1);
});

test.each(kinds)("edit of %s: others changed other fields → values are merged and sent", async (kind) => {
  const { send, others } = await start(kind);
  await retype("Order", "2");
  others({ status: "INACTIVE", bankName: { en: "Beta" } });
  save();
  await waitFor(() =>
    expect(send).toHaveBeenCalledExactlyOnceWith({ ...ALL, order: "2", status: "INACTIVE", name: "Beta" }, {}),
  );
});

test.each(kinds.flatMap((kind) => [[kind, "Keep yours", "2"] as const, [kind, "Take theirs", "7"] as const]))(
  "edit of %s: both changed one field → nothing is sent until the choice %s",
  async (kind, choice, order) => {
    const { send, others } = await start(kind);
    await retype("Order", "2");
    await retype("Key", "OMEGA");
    others({ order: 7, status: "INACTIVE" });
    save();
    const conflict = await screen.findByRole("group", { name: "Edit conflict" });
    expect(conflict).toHaveProperty("textContent", expect.stringMatching(/Order.*Yours: 2.*Theirs: 7/));
    expect(conflict.textContent).not.toMatch(/Status|Key/);
    await waitFor(() => expect(document.activeElement).toBe(conflict));
    save();
    expect(send).not.toHaveBeenCalled();
    fireEvent.click(within(conflict).getByRole("button", { name: `${choice}: Order` }));
    expect(screen.queryByRole("group", { name: "Edit conflict" })).toBeNull();
    save();
    await waitFor(() =>
      expect(send).toHaveBeenCalledExactlyOnceWith({ ...ALL, key: "OMEGA", status: "INACTIVE", order }, {}),
    );
  },
);

test("edit form: background refresh brings the other change first → still a conflict", async () => {
  let bank = BANK;
  stubApi({ "/api/banks/show": () => ok(bank) });
  const send = vi.fn((_input: object) => Promise.resolve({}));
  const { wrapper, queryClient } = inConsole({ account: "super-admin" });
  render(KINDS["a form in a drawer"](send, vi.fn()), { wrapper });
  await box("Key");
  await retype("Order", "2");
  bank = { ...BANK, order: 7, status: "INACTIVE" };
  await act(() => queryClient.invalidateQueries());
  await waitFor(async () => expect((await box("Status")).value).toBe("INACTIVE"));
  save();
  await waitFor(() => expect(screen.getByRole("group", { name: "Edit conflict" })).toBeTruthy());
  expect(send).not.toHaveBeenCalled();
});

test("edit form: merged values are invalid → validation error, nothing is sent", async () => {
  const { send, others } = await start("a form in a drawer");
  await retype("Key", "TAKEN");
  others({ status: "INACTIVE" });
  save();
  await waitFor(async () => expect((await box("Key")).getAttribute("aria-invalid")).toBe("true"));
  expect(send).not.toHaveBeenCalled();
});

test("edit form: reread answers 404 → edit is sent, so that the server answers", async () => {
  const { send, others } = await start("a form in a drawer");
  await retype("Order", "2");
  others(undefined);
  save();
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ ...ALL, order: "2" }, {}));
});

test("edit form: reread fails → error dialog, nothing is sent", async () => {
  const { send } = await start("a dialog that was handed the record");
  await retype("Order", "2");
  stubApi({ "/api/banks/show": () => new Response("<html>", { status: 200 }) });
  save();
  await waitFor(() => expect(failureStore.read()?.failure.hint).toMatch(/^Nothing was sent/));
  expect(send).not.toHaveBeenCalled();
});
