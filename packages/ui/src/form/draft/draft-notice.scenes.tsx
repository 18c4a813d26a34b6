import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import meta, * as looks from "./draft-notice.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  ...looks.Default,
  play: async ({ canvas }) => expect(canvas.getByText("Changes from 2 hours ago were not saved.")).toBeVisible(),
};

export const RestoredAndSaved: Story = {
  play: async ({ canvas }) => {
    const name = () => canvas.getByRole("textbox", { name: "Name" });
    await userEvent.type(name(), "North");
    await userEvent.type(canvas.getByLabelText("Key"), "secret");
    await userEvent.click(canvas.getByRole("button", { name: "Leave and come back" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Restore" }));
    await expect(name()).toHaveValue("North");
    await expect(canvas.getByLabelText("Key")).toHaveValue("");
    await userEvent.click(canvas.getByRole("button", { name: /^Save/ }));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    await userEvent.click(canvas.getByRole("button", { name: "Leave and come back" }));
    await expect(canvas.queryByRole("button", { name: "Restore" })).not.toBeInTheDocument();
  },
};

export const Discarded: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "North");
    await userEvent.click(canvas.getByRole("button", { name: "Leave and come back" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Discard" }));
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue("");
    await expect(sessionStorage).toHaveLength(0);
  },
};
