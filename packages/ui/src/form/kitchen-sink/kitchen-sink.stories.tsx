import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { SinkForm } from "./story-sink-form.tsx";
import { emptySink, filledSink } from "./story-sink-schema.ts";

const meta = {
  title: "Components/Forms/Kitchen sink",
  component: SinkForm,
  args: { values: filledSink, onSubmit: fn() },
} satisfies Meta<typeof SinkForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ReadOnly: Story = { args: { readOnly: true } };

export const ValidationError: Story = {
  args: { values: emptySink },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Save/ }));
    const summary = await canvas.findByRole("group", { name: /problems to fix/ });
    await waitFor(() => expect(summary).toHaveFocus());
    const links = within(summary).getAllByRole("button");
    await expect(links).toHaveLength(within(summary).getAllByRole("listitem").length);
    // Every line of the summary links to its field.
    for (const link of links) {
      await userEvent.click(link);
      const field = document.activeElement?.closest("[data-slot=field]");
      await expect(field?.querySelector("label, [data-slot=field-label]"), link.textContent).toBeVisible();
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Narrow: Story = {
  tags: ["!dev", "!autodocs"],
  decorators: [
    (Story) => (
      <div className="max-w-90">
        <Story />
      </div>
    ),
  ],
};

export const Dark: Story = { globals: { theme: "dark" } };

export const RightToLeft: Story = { globals: { dir: "rtl" } };
