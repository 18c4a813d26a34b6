import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import meta, * as looks from "./text-list-field.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  parameters: { form: { values: { aliases: [] } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add alias" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Alias 1" })).toHaveFocus());
    await userEvent.keyboard("One{Enter}");
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Alias 2" })).toHaveFocus());
    await userEvent.keyboard("Two");
    await userEvent.click(canvas.getByRole("button", { name: "Remove alias 1" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Alias 1" })).toHaveFocus());
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"aliases":["Two"]}');
  },
};

export const PastedLines: Story = {
  args: { limit: 3 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: "Alias 2" }));
    await userEvent.paste("one\ntwo\n");
    await expect(canvas.getByTestId("values")).toHaveTextContent('["North","Nord","one","two"]');
    await expect(canvas.getByText("4 / 3")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Add alias" })).toHaveAccessibleDescription(
      "Use at most 3 entries.",
    );
  },
};

export const ThereTwice: Story = {
  args: { repeated: "Values must be unique." },
  parameters: { form: { values: { aliases: ["a", "b", "a"] }, errors: { "aliases.1": "Too short." } } },
  play: async ({ canvas }) => {
    for (const name of ["Alias 1", "Alias 3"])
      await expect(canvas.getByRole("textbox", { name })).toHaveAccessibleDescription("Values must be unique.");
    await expect(canvas.getByRole("textbox", { name: "Alias 2" })).toHaveAccessibleDescription("Too short.");
  },
};

export const Secret: Story = {
  ...looks.Secret,
  play: async ({ canvas }) => {
    const key = canvas.getByLabelText("Key 1");
    await expect(key).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Show" }));
    await expect(key).toHaveAttribute("type", "text");
  },
};
