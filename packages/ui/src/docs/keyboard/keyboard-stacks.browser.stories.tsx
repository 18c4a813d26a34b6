import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Dialog } from "../../overlays/dialog/dialog.tsx";
import { Combobox } from "../../primitives/combobox/combobox.tsx";
import { expectReturn, openByKey } from "./keyboard.ts";
import meta from "./keyboard-stacks.scenes.tsx";
import { done } from "./story-keyboard-stacks.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Patterns/Keyboard/Stacks",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

/** Escape closes the popup of a button first, then the dialog around it. */
export const ListInDialog: Story = {
  args: {
    draw: (overlay) => (
      <Dialog {...overlay} title="Payment">
        <Combobox
          label="Bank"
          value=""
          onValueChange={(value) => done(value)}
          options={["Nordea", "Swedbank"].map((label) => ({ value: label, label }))}
        />
      </Dialog>
    ),
  },
  play: async () => {
    const opener = await openByKey();
    const list = await screen.findByRole("combobox", { name: "Bank" });
    list.focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("listbox");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await waitFor(() => expect(list).toHaveFocus());
    await expectReturn("dialog", opener);
  },
};
