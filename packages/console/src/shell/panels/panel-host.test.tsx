import { Button, Dialog } from "@backoffice/ui";
import { createFields } from "@backoffice/ui/form";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import type { PanelDefinition } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { releaseUnsaved } from "#kit/panels/unsaved.ts";
import { inConsole } from "#testing/in-console.tsx";
import { storyWriter } from "#testing/kit/story-writer.ts";
import { PanelHost } from "./panel-host.tsx";

const schema = z.object({ note: z.string() });
const fields = createFields(schema);
type Props = { open: boolean; close: () => void };

const useOpen = () => usePanels().open as unknown as (id: string, params: object) => void;

/** A dialog with a text, from which another one is opened. */
const First = ({ open, close }: Props) => {
  const openPanel = useOpen();
  return (
    <FormPanel
      open={open}
      close={close}
      title="First"
      noun="note"
      schema={schema}
      values={{ note: "" }}
      write={storyWriter(() => Promise.resolve({}))}
      input={(valid) => valid}
      success="Saved."
      aside={{ label: "Other…", onClick: () => openPanel("second", {}) }}
    >
      {() => <fields.TextField name="note" label="Note" />}
    </FormPanel>
  );
};
const Second = ({ open, close }: Props) => (
  <Dialog open={open} onOpenChange={(next) => !next && close()} title="Second" />
);
const panels = [
  { id: "first", title: "First", panel: () => Promise.resolve({ default: First }) },
  { id: "second", title: "Second", panel: () => Promise.resolve({ default: Second }) },
].map((panel) => ({ ...panel, keptIn: "memory", params: [] }) as unknown as PanelDefinition);

const Page = () => {
  const open = useOpen();
  return <Button onClick={() => open("first", {})}>Open</Button>;
};
const start = async () => {
  render(<Page />, inConsole({ account: "super-admin", panels, host: PanelHost }));
  fireEvent.click(await screen.findByRole("button", { name: "Open" }));
  return screen.findByRole("textbox", { name: "Note" });
};
const other = () => fireEvent.click(screen.getByRole("button", { name: "Other…" }));
const question = async () => within(await screen.findByRole("alertdialog", { name: "Discard your changes?" }));

beforeEach(() => releaseUnsaved());

describe("another dialog over one", () => {
  it("opens at once while nothing is typed", async () => {
    await start();
    other();
    await screen.findByRole("dialog", { name: "Second" });
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("asks before it loses what is typed, which stays when that is wanted", async () => {
    const note = await start();
    await userEvent.type(note, "Half a sentence");
    other();
    fireEvent.click((await question()).getByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(screen.queryByRole("dialog", { name: "Second" })).toBeNull();
    expect(await screen.findByRole("textbox", { name: "Note" })).toHaveProperty("value", "Half a sentence");
  });

  it("opens once that is discarded", async () => {
    await userEvent.type(await start(), "Half a sentence");
    other();
    fireEvent.click((await question()).getByRole("button", { name: "Discard changes" }));
    await screen.findByRole("dialog", { name: "Second" });
    expect(screen.queryByRole("textbox", { name: "Note" })).toBeNull();
  });
});
