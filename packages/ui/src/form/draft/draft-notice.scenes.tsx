import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import meta, * as looks from "./draft-notice.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  ...looks.Default,
  play: async ({ canvas }) => expect(canvas.getByText("Changes from 2 hours ago were not saved.")).toBeVisible(),
};

export const InAnotherTab: Story = {
  ...looks.InAnotherTab,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Being edited in another tab. Last change: 2 hours ago.")).toBeVisible();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

export const FieldIsGone: Story = {
  ...looks.FieldIsGone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/cannot be restored: the form has changed/)).toBeVisible();
    await expect(canvas.getByText("Serves the northern markets.")).toBeVisible();
    await expect(canvas.queryByText("North")).not.toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Restore" })).toBeVisible();
  },
};

export const ReadOnly: Story = {
  ...looks.ReadOnly,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("This brand does not exist.")).toBeVisible();
    await expect(canvas.getByText("North")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Copy text" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Restore" })).not.toBeInTheDocument();
  },
};

export const RestoredAndSaved: Story = {
  ...looks.InAForm,
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

export const RestoredOverNewText: Story = {
  ...looks.InAForm,
  play: async ({ canvas }) => {
    const name = () => canvas.getByRole("textbox", { name: "Name" });
    await userEvent.type(name(), "North");
    await userEvent.click(canvas.getByRole("button", { name: "Leave and come back" }));
    await userEvent.type(name(), "South");
    await userEvent.click(await canvas.findByRole("button", { name: "Restore" }));
    await expect(canvas.getByText("Restoring replaces what you have typed since: Name.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Keep editing" }));
    await expect(name()).toHaveValue("South");
    await userEvent.click(canvas.getByRole("button", { name: "Restore" }));
    await userEvent.click(canvas.getByRole("button", { name: "Replace" }));
    await expect(name()).toHaveValue("North");
  },
};

export const Discarded: Story = {
  ...looks.InAForm,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "North");
    await userEvent.click(canvas.getByRole("button", { name: "Leave and come back" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Discard" }));
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue("");
    await expect(sessionStorage).toHaveLength(0);
  },
};
