import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { z } from "zod";
import { createFields } from "../../form/create-fields.ts";
import { Form } from "../../form/form.tsx";
import { useZodForm } from "../../form/use-zod-form.ts";
import { Dialog } from "../../overlays/dialog/dialog.tsx";
import { toast } from "./toast.ts";
import { Toaster } from "./toaster.tsx";

const schema = z.object({ reply: z.string().min(2, "Write a longer reply."), note: z.string() });
const fields = createFields(schema);

/** An invalid reply behind the toasts; `above` opens a window by itself. */
const Page = ({ above = false }: { above?: boolean }) => {
  const form = useZodForm({ schema, defaultValues: { reply: "x", note: "" } });
  return (
    <>
      <Form form={form} onSubmit={() => undefined}>
        <fields.TextareaField name="reply" label="Reply" />
        <fields.TextField name="note" label="Note" />
      </Form>
      <Dialog open={above} onOpenChange={() => undefined} title="Unable To Undo">
        The server refused it.
      </Dialog>
      <Toaster />
    </>
  );
};
const reply = () => screen.getByRole("textbox", { name: "Reply", hidden: true });
const isMarked = () => reply().getAttribute("aria-invalid") === "true";

/** A validation that has begun is shown. */
const validated = () => act(() => schema.safeParseAsync({}).then(() => undefined));

const undoable = (onClick = vi.fn()) => {
  act(() => void toast.success("Closed.", { action: { label: "Undo", onClick, shortcut: "Alt+Shift+Z" } }));
  return onClick;
};

it("toast: action with a shortcut → named in the button, its attribute and the announced text", () => {
  render(<Toaster />);
  undoable();
  const button = screen.getByRole("button", { name: "Undo" });
  expect(button.textContent).toBe("UndoAlt⇧Z");
  expect(button.getAttribute("aria-keyshortcuts")).toBe("Alt+Shift+Z");
  expect(screen.getByRole("status").textContent).toContain("Undo: Alt+Shift+Z");
});

it("toast: pressed while a field has the focus → field keeps it and is not validated", async () => {
  render(<Page />);
  act(() => reply().focus());
  const onClick = undoable();
  await userEvent.click(screen.getByText("Closed."));
  expect(document.activeElement).toBe(reply());
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(reply());
  await validated();
  expect(isMarked()).toBe(false);
});

it("toast: reached by Tab from a field → field is not validated until it is left for another one", async () => {
  render(<Page />);
  act(() => reply().focus());
  undoable();
  act(() => screen.getByRole("button", { name: "Undo" }).focus());
  await validated();
  expect(isMarked()).toBe(false);
  act(() => reply().focus());
  await userEvent.tab();
  await waitFor(() => expect(isMarked()).toBe(true));
});

it("field: a window opens above it by itself → field is not validated", async () => {
  const { rerender } = render(<Page />);
  act(() => reply().focus());
  rerender(<Page above />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("dialog")));
  await validated();
  expect(isMarked()).toBe(false);
});

it("toast: its text is clicked outside a form → the text can be selected", () => {
  render(<Toaster />);
  undoable();
  expect(fireEvent.mouseDown(screen.getByText("Closed."))).toBe(true);
});

it("toast: hovered, and removed meanwhile → its owner is told both", () => {
  render(<Toaster />);
  const onHold = vi.fn();
  act(() => void toast.success("Closed.", { onHold }));
  fireEvent.pointerEnter(screen.getByRole("status"));
  expect(onHold.mock.calls).toEqual([[true]]);
  act(() => toast.clear());
  expect(onHold.mock.calls).toEqual([[true], [false]]);
});

it("toast: signal is aborted → dismissed", () => {
  render(<Toaster />);
  const over = new AbortController();
  act(() => void toast.success("Closed.", { signal: over.signal }));
  act(() => over.abort());
  expect(screen.queryByText("Closed.")).toBeNull();
});
