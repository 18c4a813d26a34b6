import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { MethodForm, type MethodFormProps } from "./story-method-form.tsx";
import { answer } from "./story-form-parts.tsx";

const meta = {
  title: "Components/Forms/Form",
  component: MethodForm,
  args: { save: answer() },
} satisfies Meta<typeof MethodForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ReadOnly: Story = { args: { readOnly: true } };

export const Submitting: Story = {
  args: { save: fn<MethodFormProps["save"]>(() => new Promise(() => {})) },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: /Save method/ });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "true"));
    await userEvent.click(canvas.getByRole("textbox", { name: "Key" }));
    await userEvent.keyboard("{Enter}{Control>}{Enter}{/Control}");
    await expect(args.save).toHaveBeenCalledTimes(1);
  },
};

export const ValidationError: Story = {
  args: { isNew: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Save method/ }));
    const summary = await canvas.findByRole("group", { name: "5 problems to fix first" });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(args.save).not.toHaveBeenCalled();
    await expect(within(summary).getAllByRole("button")).toHaveLength(5);
    await expect(canvas.getByRole("textbox", { name: "Key" })).toHaveAccessibleDescription(
      "Use lower-case letters, digits and underscores.",
    );
    await userEvent.click(within(summary).getByRole("button", { name: "Name, English: Enter the English name." }));
    await expect(canvas.getByRole("textbox", { name: "Name, English" })).toHaveFocus();
  },
};

export const ServerRejected: Story = {
  args: { save: answer({ provider: "The provider does not answer. Try again in a minute." }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Save method/ }));
    const summary = await canvas.findByRole("group", { name: /^1 problem/ });
    await expect(summary).toHaveTextContent("The provider does not answer. Try again in a minute.");
    await expect(within(summary).queryByRole("button")).not.toBeInTheDocument();
  },
};

export const InAPanel: Story = {
  tags: ["!dev", "!autodocs"],
  decorators: [
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
  ],
};

export const SaveDisabled: Story = { args: { reason: "You may look at methods but not change them." } };

export const RightToLeft: Story = { tags: ["!dev", "!autodocs"], globals: { dir: "rtl" } };
