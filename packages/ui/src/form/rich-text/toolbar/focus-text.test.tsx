import type { Editor } from "@tiptap/core";
import { render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { expect, it, vi } from "vitest";
import { Dialog } from "../../../overlays/dialog/dialog.tsx";
import { focusText } from "./focus-text.ts";

const focus = vi.fn(() => screen.getByLabelText("Text").focus());
const editor = { isDestroyed: false, commands: { focus } } as unknown as Editor;

/** A window of a text; it focuses `next` before its own focus has been returned. */
const Text = ({ next }: { next: string | undefined }) => {
  const [open, setOpen] = useState(true);
  const [closed, setClosed] = useState(false);
  const returned = focusText(editor);
  const close = () => {
    flushSync(() => setOpen(false));
    if (next !== undefined) screen.getByText(next).focus();
  };
  return (
    <>
      <input aria-label="Text" />
      <button type="button">Table</button>
      <Dialog
        open={open}
        onOpenChange={close}
        title="Picture"
        onCloseAutoFocus={(event) => {
          returned(event);
          setClosed(true);
        }}
      />
      {closed && <p>Closed</p>}
    </>
  );
};

it.each([
  ["nothing else is focused", undefined, "Text"],
  ["a button is focused before the focus returns", "Table", "Table"],
])("focusText: window of a text closes, %s → the focus is there", async (_, next, focused) => {
  render(<Text next={next} />);
  (await screen.findByLabelText("Close")).click();
  await waitFor(() => expect(screen.getByText("Closed")).toBeTruthy());
  const active = document.activeElement;
  expect(active?.getAttribute("aria-label") ?? active?.textContent).toBe(focused);
});
