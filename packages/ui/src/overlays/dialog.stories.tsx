import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../primitives/button.tsx";
import { Combobox } from "../primitives/combobox.tsx";
import { Input } from "../primitives/input.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";

const Held = (props: DialogProps) => {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        {...props}
        open={open}
        onOpenChange={setOpen}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              Save
            </Button>
          </>
        }
      />
    </>
  );
};

const meta = {
  title: "Overlays/Dialog",
  component: Dialog,
  render: (args) => <Held {...args} />,
  args: {
    open: true,
    onOpenChange: () => {},
    title: "Rename the view",
    description: "Everyone who uses this view sees the new name.",
    children: <Input aria-label="Name" defaultValue="Large withdrawals" />,
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  play: async () => {
    const box = (await screen.findByRole("dialog")).getBoundingClientRect();
    await expect(box.width).toBeLessThanOrEqual(550);
    await expect(box.height).toBeGreaterThanOrEqual(Math.min(250, window.innerHeight * 0.8));
  },
};
export const Small: Story = { args: { size: "sm" } };
export const Large: Story = { args: { size: "lg" } };
export const ExtraLarge: Story = { args: { size: "xl" } };
export const WholeWindow: Story = {
  args: { size: "full" },
  play: async () => {
    const box = (await screen.findByRole("dialog")).getBoundingClientRect();
    await expect(Math.round(box.top)).toBe(16);
    await expect(Math.round(window.innerHeight - box.bottom)).toBe(16);
  },
};
export const RightToLeft: Story = { globals: { dir: "rtl" } };
export const HostileTitle: Story = {
  args: {
    title: `<b>Not bold</b> \u202Egnirts\u202C ${"x".repeat(600)}`,
    description: "🎲".repeat(200),
  },
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(screen.getByRole("heading")).toHaveTextContent("<b>Not bold</b>");
  },
};
export const Long: Story = {
  args: { children: Array.from({ length: 60 }, (_, index) => <p key={index}>Line {index + 1}</p>) },
};

export const FocusAndEscape: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Open" });
    await userEvent.click(opener);
    const dialog = await screen.findByRole("dialog", { name: "Rename the view" });
    await expect(dialog).toHaveAccessibleDescription(/Everyone/);
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** No `<style>` may appear (a strict CSP forbids it), and a list inside keeps working. */
export const ListInside: Story = {
  args: {
    children: (
      <Combobox
        label="Operator"
        value="3"
        onValueChange={() => {}}
        options={Array.from({ length: 200 }, (_, index) => ({ value: String(index), label: `Operator ${index}` }))}
      />
    ),
  },
  play: async () => {
    const before = document.querySelectorAll("style").length;
    await userEvent.click(await screen.findByRole("combobox", { name: "Operator" }));
    const search = await screen.findByPlaceholderText("Search…");
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard("{End}");
    await expect(await screen.findByRole("option", { name: "Operator 199" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(screen.getByRole("dialog", { name: "Rename the view" })).toBeVisible();
    await expect(document.querySelectorAll("style").length).toBe(before);
  },
};
