import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Combobox } from "../../primitives/combobox/combobox.tsx";
import meta from "./keyboard-popups.scenes.tsx";
import { done } from "./story-keyboard-popups.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Patterns/Keyboard/Popups",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

export const InCombobox: Story = {
  render: () => (
    <Combobox
      label="Bank"
      value=""
      onValueChange={(value) => done(value)}
      options={["Nordea", "Swedbank"].map((label) => ({ value: label, label }))}
    />
  ),
  play: async () => {
    const button = screen.getByRole("combobox", { name: "Bank" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("listbox");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("listbox");
    await userEvent.keyboard("swe{Enter}");
    await expect(done).toHaveBeenCalledWith("Swedbank");
    await waitFor(() => expect(button).toHaveFocus());
  },
};
