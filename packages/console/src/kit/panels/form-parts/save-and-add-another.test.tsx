import { ApiError } from "@backoffice/api-client";
import { Toaster } from "@backoffice/ui";
import { createFields } from "@backoffice/ui/form";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { storyWriter } from "#testing/kit/story-writer.ts";
import { inConsole } from "#testing/shell/in-console.tsx";
import { FormPanel } from "../form-panel.tsx";

beforeEach(() => sessionStorage.clear());

const schema = z.object({ opId: z.string(), key: z.string().min(2, "Enter the key."), note: z.string() });
const fields = createFields(schema);

const start = async (send: (input: object) => Promise<object>) => {
  const close = vi.fn();
  render(
    <>
      <FormPanel
        open
        frame={{ title: "New bank" }}
        noun="bank"
        schema={schema}
        values={{ opId: "", key: "", note: "" }}
        isNew={{ another: ["opId"] }}
        write={storyWriter(send)}
        input={(valid) => valid}
        success="New Bank added!"
        record={({ key }) => key}
        close={close}
      >
        {() => (
          <>
            <fields.TextField name="opId" label="Operator" />
            <fields.TextField name="key" label="Key" />
            <fields.TextField name="note" label="Note" />
          </>
        )}
      </FormPanel>
      <Toaster />
    </>,
    { wrapper: inConsole({ account: "super-admin" }).wrapper },
  );
  await screen.findByRole("dialog");
  type("Operator", "op-a");
  type("Key", "ALPHA");
  type("Note", "first");
  return { close };
};
const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });
const another = () => screen.getByRole("button", { name: "Save and add another" });

it("save and add another: saved → only kept fields stay, focus in first empty field, toast names record", async () => {
  const send = vi.fn(() => Promise.resolve({}));
  const { close } = await start(send);
  fireEvent.click(another());
  await waitFor(() => expect(box("Key").value).toBe(""));
  expect(send).toHaveBeenCalledExactlyOnceWith({ opId: "op-a", key: "ALPHA", note: "first" }, {});
  expect([box("Operator").value, box("Note").value]).toEqual(["op-a", ""]);
  await waitFor(() => expect(document.activeElement).toBe(box("Key")));
  await waitFor(() => expect(screen.getByText("New Bank added!")).toBeTruthy());
  expect(screen.getByText("ALPHA")).toBeTruthy();
  expect(close).not.toHaveBeenCalled();

  type("Key", "B");
  await act(() => Promise.resolve());
  expect(screen.queryByText("Enter the key.")).toBeNull();
  type("Key", "BETA");
  fireEvent.click(screen.getByRole("button", { name: /^Add bank/ }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(send).toHaveBeenLastCalledWith({ opId: "op-a", key: "BETA", note: "" }, {});
});

it("save and add another: double click → sent once, the next record is not submitted", async () => {
  const send = vi.fn(() => Promise.resolve({}));
  await start(send);
  fireEvent.click(another());
  fireEvent.click(another(), { detail: 2 });
  await waitFor(() => expect(box("Key").value).toBe(""));
  fireEvent.click(another(), { detail: 2 });
  expect(send).toHaveBeenCalledOnce();
  expect(screen.queryByText("Enter the key.")).toBeNull();
});

it("save and add another: refused → input stays, plain save then closes", async () => {
  const refused = new ApiError("No.", { kind: "refused", outcome: "rejected", messages: ["No."] });
  const send = vi.fn(() => Promise.resolve({}));
  send.mockRejectedValueOnce(refused);
  const { close } = await start(send);
  fireEvent.click(another());
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect([box("Operator").value, box("Key").value, box("Note").value]).toEqual(["op-a", "ALPHA", "first"]);
  await waitFor(() => expect(screen.getByRole("button", { name: /^Add bank/ }).ariaDisabled).toBeNull());
  fireEvent.click(screen.getByRole("button", { name: /^Add bank/ }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
});
