import type { StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Combobox } from "../../primitives/combobox/combobox.tsx";
import meta from "./keyboard-forms.scenes.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Patterns/Keyboard/Forms",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

const Chooser = () => {
  const [value, setValue] = useState("eur");
  return (
    <Combobox
      label="Currency"
      value={value}
      onValueChange={setValue}
      options={[
        { value: "eur", label: "Euro" },
        { value: "sek", label: "Swedish krona" },
        { value: "nok", label: "Norwegian krone" },
      ]}
    />
  );
};

/** Down opens the list, letters search, Enter picks, Escape keeps the value. */
export const Choose: Story = {
  render: () => <Chooser />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole("combobox", { name: "Currency" });
    box.focus();
    await userEvent.keyboard("{ArrowDown}");
    await screen.findByRole("option", { name: /Norwegian/ });
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(box).toHaveTextContent("Swedish krona"));
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await screen.findByRole("option", { name: /Norwegian/ });
    await userEvent.keyboard("{ArrowDown}{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(box).toHaveTextContent("Swedish krona");
  },
};
