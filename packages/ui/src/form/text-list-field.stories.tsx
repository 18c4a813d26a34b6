import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { TextListField } from "./text-list-field.tsx";
import { inForm } from "./story-form.tsx";

const meta = {
  title: "Forms/TextListField",
  component: TextListField,
  decorators: [inForm],
  args: { name: "aliases", label: "Aliases", itemLabel: "Alias", help: "What others call it." },
  parameters: { form: { values: { aliases: ["North", "Nord"] } } },
} satisfies Meta<typeof TextListField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { required: true }, parameters: { form: { values: { aliases: [] } } } };

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
      "There can be 3 at most.",
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
  args: { label: "Keys", itemLabel: "Key", secret: true, mono: true },
  play: async ({ canvas }) => {
    const key = canvas.getByLabelText("Key 1");
    await expect(key).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Show" }));
    await expect(key).toHaveAttribute("type", "text");
  },
};

export const WithError: Story = {
  parameters: { form: { values: { aliases: [] }, errors: { aliases: "Add one at least." } } },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const DisabledWithReason: Story = { args: { disabledReason: "Set by the provider." } };
export const RightToLeft: Story = { args: { label: "الأسماء", itemLabel: "اسم" }, globals: { dir: "rtl" } };
