import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { oneMore } from "./row-rules.ts";
import meta, * as looks from "./rows-field.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const AddingAndRemoving: Story = {
  parameters: { form: { values: { levels: [] } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add level" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Level 1, Share" })).toHaveFocus());
    await userEvent.keyboard("20");
    await userEvent.click(canvas.getByRole("button", { name: "Add level" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Level 2, Revenue from" })).toHaveFocus());
    await userEvent.keyboard("5000");
    await expect(canvas.getByTestId("values")).toHaveTextContent(
      '{"levels":[{"from":"0","share":"20"},{"from":"5000","share":""}]}',
    );
    await expect(canvas.queryByRole("button", { name: "Remove level 1" })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Remove level 2" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Level 1, Share" })).toHaveFocus());
    await userEvent.type(canvas.getByRole("textbox", { name: "Level 1, Revenue from" }), "9");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"levels":[{"from":"0","share":"20"}]}');
  },
};

export const AtItsLimit: Story = {
  ...looks.AtTheLimit,
  play: async ({ canvas }) =>
    expect(canvas.getByRole("button", { name: "Add level" })).toHaveAccessibleDescription("Use at most 3 rows."),
};

/** The start of the last row is read-only, and one above the row before if that reaches it. */
export const LastFollows: Story = {
  args: {
    minimum: 1,
    columns: [
      { key: "from", label: "Revenue from", suffix: "EUR", ascending: true, lastFollows: true, added: oneMore },
      { key: "share", label: "Share", suffix: "%", scale: 2, added: () => "1" },
    ],
  },
  parameters: { form: { values: { levels: [{ from: "0", share: "20" }] } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Remove level 1" })).not.toBeInTheDocument();
    await expect(canvas.getByRole("textbox", { name: "Level 1, Revenue from" })).toHaveAttribute("readonly");
    await userEvent.click(canvas.getByRole("button", { name: "Add level" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Level 2, Share" })).toHaveFocus());
    const first = canvas.getByRole("textbox", { name: "Level 1, Revenue from" });
    await userEvent.clear(first);
    await userEvent.type(first, "500");
    const second = canvas.getByRole("textbox", { name: "Level 2, Revenue from" });
    await expect(second).toHaveValue("501");
    await expect(second).toHaveAttribute("readonly");
    await userEvent.type(first, "{Backspace}{Backspace}{Backspace}0");
    await expect(second).toHaveValue("1");
    await userEvent.click(canvas.getByRole("button", { name: "Remove level 2" }));
    await expect(canvas.queryByRole("button", { name: "Remove level 1" })).not.toBeInTheDocument();
  },
};

/** Unordered rows with a text column: any row can be removed, and the others keep their values. */
export const Unordered: Story = {
  args: {
    label: "Additional costs",
    rowLabel: "Cost",
    unordered: true,
    columns: [
      { key: "name", label: "Name", text: { maxLength: 100 } },
      { key: "value", label: "Amount", suffix: "USD", scale: 2 },
    ],
  },
  parameters: {
    form: {
      values: {
        levels: [
          { name: "Hosting", value: "12.50" },
          { name: "Support", value: "200" },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove cost 1" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Cost 1, Name" })).toHaveFocus());
    await userEvent.keyboard(" by phone");
    await userEvent.click(canvas.getByRole("button", { name: "Add cost" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Cost 2, Name" })).toHaveFocus());
    await expect(canvas.getByTestId("values")).toHaveTextContent(
      '{"levels":[{"name":"Support by phone","value":"200"},{"name":"","value":""}]}',
    );
  },
};

export const WithErrors: Story = {
  ...looks.ValidationError,
  play: async ({ canvas }) =>
    expect(canvas.getByRole("textbox", { name: "Level 4, Revenue from" })).toHaveAccessibleDescription(
      "Enter more than in the previous row (20,000).",
    ),
};

export const Refused: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "Level 2, Revenue from" });
    await userEvent.clear(box);
    await userEvent.type(box, "1.5");
    await expect(box).toHaveValue("1.5");
    await expect(box).toHaveAccessibleDescription("Use a whole number.");
    await userEvent.clear(box);
    await userEvent.type(box, "1,500");
    await expect(box).toBeValid();
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"from":"1500","share":"25"}');
  },
};
