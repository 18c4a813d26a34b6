import { Button, Dialog } from "@backoffice/ui";
import { createFields } from "@backoffice/ui/form";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { FormAside } from "#kit/panels/form-slots.tsx";
import type { PanelDefinition } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { inConsole } from "#testing/shell/in-console.tsx";
import { storyWriter } from "#testing/kit/story-writer.ts";
import { PanelHost } from "./panel-host.tsx";

const schema = z.object({ note: z.string() });
const fields = createFields(schema);
type Props = { open: boolean; close: () => void };
/** Answers the last write. */
let answer: (data: object) => void;

const useOpen = () => usePanels().open as unknown as (id: string, params: object) => void;

/** A dialog with a text field and a button that opens another dialog. */
const First = ({ open, close }: Props) => {
  const openPanel = useOpen();
  return (
    <FormPanel
      open={open}
      close={close}
      frame={{ title: "First" }}
      noun="note"
      schema={schema}
      values={{ note: "" }}
      write={storyWriter(() => new Promise((resolve) => (answer = resolve)))}
      input={(valid) => valid}
      success="Saved."
    >
      {() => (
        <>
          <fields.TextField name="note" label="Note" />
          <FormAside>
            <Button onClick={() => openPanel("second", {})}>Other…</Button>
          </FormAside>
        </>
      )}
    </FormPanel>
  );
};
const Second = ({ open, close }: Props) => (
  <Dialog open={open} onOpenChange={(next) => !next && close()} title="Second" />
);
const panels = [
  { id: "first", title: "First", panel: () => Promise.resolve({ default: First }) },
  { id: "second", title: "Second", panel: () => Promise.resolve({ default: Second }) },
  {
    id: "about-record",
    title: "First",
    panel: () => Promise.resolve({ default: First }),
    about: ({ record }: { record: { uuid: string } }) => [record.uuid],
  },
].map((panel) => ({ ...panel, keptIn: "memory", params: [] }) as unknown as PanelDefinition);

const Page = ({ id, params }: { id: string; params: object }) => {
  const open = useOpen();
  return <Button onClick={() => open(id, params)}>Open</Button>;
};
const start = async (id = "first", params: object = {}) => {
  render(<Page id={id} params={params} />, inConsole({ account: "super-admin", panels, host: PanelHost }));
  fireEvent.click(await screen.findByRole("button", { name: "Open" }));
  return screen.findByRole("textbox", { name: "Note" });
};
const other = () => fireEvent.click(screen.getByRole("button", { name: "Other…" }));
const question = async (name = "Discard your changes?") => within(await screen.findByRole("alertdialog", { name }));

describe("dialog is left while it is being saved, then saved", () => {
  it("no choice yet → both dialogs close, no draft is stored", async () => {
    const note = await start();
    await userEvent.type(note, "Saved in the end");
    fireEvent.click(screen.getByRole("button", { name: /^Save/ }));
    fireEvent.keyDown(note, { key: "Escape" });
    await question("Saving…");
    await act(async () => answer({}));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it("left before the answer → no draft is stored", async () => {
    const note = await start();
    await userEvent.type(note, "Saved in the end");
    fireEvent.click(screen.getByRole("button", { name: /^Save/ }));
    fireEvent.keyDown(note, { key: "Escape" });
    fireEvent.click((await question("Saving…")).getByRole("button", { name: "Leave" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await act(async () => answer({}));
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});

describe("dialog opened from a dialog", () => {
  it("no input → opens at once", async () => {
    await start();
    other();
    await screen.findByRole("dialog", { name: "Second" });
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("unsaved input, Keep editing → first dialog stays with its input", async () => {
    const note = await start();
    await userEvent.type(note, "Half a sentence");
    other();
    fireEvent.click((await question()).getByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(screen.queryByRole("dialog", { name: "Second" })).toBeNull();
    await waitFor(() =>
      expect(screen.getByRole("textbox", { name: "Note" })).toHaveProperty("value", "Half a sentence"),
    );
  });

  it("unsaved input, Discard changes → second dialog opens", async () => {
    await userEvent.type(await start(), "Half a sentence");
    other();
    fireEvent.click((await question()).getByRole("button", { name: "Discard changes" }));
    await screen.findByRole("dialog", { name: "Second" });
    expect(screen.queryByRole("textbox", { name: "Note" })).toBeNull();
  });
});

describe("dialog draft after a reload", () => {
  const begin = async (id: string) => {
    await userEvent.type(await start(id, { record: { uuid: "1", seenAt: "10:00" } }), "Half a sentence");
    cleanup();
  };
  const restore = () => screen.findByRole("button", { name: "Restore" });

  it("same record, reread → draft is offered", async () => {
    await begin("about-record");
    const note = await start("about-record", { record: { uuid: "1", seenAt: "11:00" } });
    fireEvent.click(await restore());
    expect(note).toHaveProperty("value", "Half a sentence");
  });

  it.each([
    ["another record", "about-record", { record: { uuid: "2", seenAt: "10:00" } }],
    ["other parameters without an identity", "first", { record: { uuid: "1", seenAt: "11:00" } }],
  ])("%s → draft is not offered", async (_, id, params) => {
    await begin(id);
    await start(id, params);
    expect(screen.queryByRole("button", { name: "Restore" })).toBeNull();
  });

  it("same parameters → draft is offered", async () => {
    await begin("first");
    await start("first", { record: { uuid: "1", seenAt: "10:00" } });
    expect(await restore()).toBeTruthy();
  });
});
