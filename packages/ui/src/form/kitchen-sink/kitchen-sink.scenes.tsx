import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import meta, * as looks from "./kitchen-sink.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Valid: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Save/ }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ budget: "250000.50", headers: { "x-brand": "north" }, countries: ["at", "mt"] }),
    );
  },
};

export const ReadOnly: Story = {
  ...looks.ReadOnly,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Budget" }), "9");
    await userEvent.click(canvas.getByRole("switch"));
    await expect(canvas.getByRole("textbox", { name: "Budget" })).toHaveValue("250,000.50");
    await expect(canvas.getByRole("switch")).toBeChecked();
    await expect(canvas.queryByRole("button", { name: /^(Save|Add|Remove|Replace|Format)/ })).not.toBeInTheDocument();
  },
};
