import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createPortal } from "react-dom";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { createFields } from "./create-fields.ts";
import { Form } from "./form.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { TextField } from "./text/text-field.tsx";
import { useZodForm } from "./use-zod-form.ts";

const schema = z.object({ key: z.string().min(2, "Too short."), count: z.coerce.number() });
const fields = createFields(schema);
type Props = {
  onSubmit: (values: z.output<typeof schema>) => unknown;
  onInvalid?: (errors: readonly { name: string; message: string }[]) => void;
  submitShortcut?: boolean;
  inside?: React.ReactNode;
};

const Subject = ({ onSubmit, onInvalid, submitShortcut, inside }: Props) => {
  const form = useZodForm({ schema, defaultValues: { key: "ab", count: "7" } });
  return (
    <>
      <Form id="subject" form={form} onSubmit={onSubmit} onInvalid={onInvalid} submitShortcut={submitShortcut}>
        <fields.TextField name="key" label="Key" />
        {inside}
      </Form>
      <SubmitButton form={form} formId="subject">
        Save
      </SubmitButton>
    </>
  );
};
const key = () => screen.getByRole("textbox", { name: "Key" });
const shortcut = (target: Element) => fireEvent.keyDown(target, { key: "Enter", ctrlKey: true });

describe("Form", () => {
  it("submit button outside the form → onSubmit receives the parsed values", async () => {
    const onSubmit = vi.fn();
    render(<Subject onSubmit={onSubmit} />);
    await userEvent.click(screen.getByRole("button", { name: /Save/ }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ key: "ab", count: 7 }));
  });

  it("invalid values → onInvalid receives the errors", async () => {
    const [onSubmit, onInvalid] = [vi.fn(), vi.fn()];
    render(<Subject onSubmit={onSubmit} onInvalid={onInvalid} />);
    await userEvent.clear(key());
    shortcut(key());
    await waitFor(() =>
      expect(onInvalid).toHaveBeenCalledExactlyOnceWith([
        expect.objectContaining({ name: "key", message: "Too short." }),
      ]),
    );
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("second submit while the first one is pending → ignored", async () => {
    const first = Promise.withResolvers<void>();
    const onSubmit = vi.fn(() => first.promise);
    render(<Subject onSubmit={onSubmit} />);
    shortcut(key());
    shortcut(key());
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    fireEvent.submit(document.forms[0] as HTMLFormElement);
    first.resolve();
    await waitFor(() => expect(screen.getByRole("button").getAttribute("aria-busy")).toBeNull());
    expect(onSubmit).toHaveBeenCalledTimes(1);
    shortcut(key());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  });

  it("⌘↵ with the shortcut off or during composition → no submit", async () => {
    const onSubmit = vi.fn();
    const { rerender } = render(<Subject onSubmit={onSubmit} submitShortcut={false} />);
    expect(shortcut(key())).toBe(true);
    rerender(<Subject onSubmit={onSubmit} />);
    expect(fireEvent.keyDown(key(), { key: "Enter", ctrlKey: true, isComposing: true })).toBe(true);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("⌘↵ on a page while no field has the focus → submitted; in a field of the page or with a window open → not", async () => {
    const onSubmit = vi.fn();
    const { rerender } = render(
      <>
        <input aria-label="Search" />
        <Subject onSubmit={onSubmit} />
      </>,
    );
    shortcut(screen.getByRole("textbox", { name: "Search" }));
    expect(onSubmit).not.toHaveBeenCalled();
    shortcut(document.body);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    rerender(
      <>
        <div role="dialog" />
        <Subject onSubmit={onSubmit} />
      </>,
    );
    shortcut(document.body);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it("⌘↵ in a form of a dialog rendered inside → no submit of the outer form", async () => {
    const onSubmit = vi.fn();
    const dialog = createPortal(
      <form aria-label="Dialog">
        <input aria-label="Inner" />
      </form>,
      document.body,
    );
    render(<Subject onSubmit={onSubmit} inside={dialog} />);
    expect(shortcut(screen.getByRole("textbox", { name: "Inner" }))).toBe(true);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("invalid field → error on blur, checked again on every change", async () => {
    render(<Subject onSubmit={vi.fn()} />);
    await userEvent.type(key(), "{Backspace}");
    expect(screen.queryByText("Too short.")).toBeNull();
    await userEvent.tab();
    await screen.findByText("Too short.");
    await userEvent.type(key(), "c");
    await waitFor(() => expect(screen.queryByText("Too short.")).toBeNull());
  });
});

describe("fields", () => {
  it("rendered outside a form → throws", () => {
    const silence = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(() => render(<TextField name="key" label="Key" />)).toThrow("outside <Form>");
    silence.mockRestore();
  });

  it("name that is not in the schema or has another type → type error", () => {
    const wrong = () => [
      // @ts-expect-error there is no such value
      <fields.TextField key="1" name="kye" label="Key" />,
      // @ts-expect-error a text is no boolean
      <fields.CheckboxField key="2" name="key" label="Key" />,
      <fields.IntegerField key="3" name="count" label="Count" />,
    ];
    expect(wrong()).toHaveLength(3);
  });
});

describe("⌘↵ in a dialog", () => {
  const InWindow = ({ onSubmit, several = false }: { onSubmit: () => void; several?: boolean }) => (
    <div role="dialog" aria-label="Window" tabIndex={-1}>
      <button type="button">Copy link</button>
      <Subject onSubmit={onSubmit} />
      {several && <Other />}
    </div>
  );
  const Other = () => {
    const form = useZodForm({ schema, defaultValues: { key: "ab", count: "7" } });
    return (
      <Form form={form} onSubmit={() => undefined}>
        <p>Other</p>
      </Form>
    );
  };

  it.each([
    ["its header", () => screen.getByText("Copy link")],
    ["its footer", () => screen.getByRole("button", { name: /Save/ })],
    ["itself", () => screen.getByRole("dialog")],
    ["a field", () => key()],
  ])("focus on %s → submits once", async (_, find) => {
    const onSubmit = vi.fn();
    render(<InWindow onSubmit={onSubmit} />);
    shortcut(find());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });

  it("dialog with several forms → only the focused form is submitted", async () => {
    const onSubmit = vi.fn();
    render(<InWindow several onSubmit={onSubmit} />);
    shortcut(screen.getByText("Copy link"));
    shortcut(key());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });
});
