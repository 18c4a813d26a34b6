import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import meta from "./time-zone-field.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Time zone" }));
    await waitFor(() => expect(screen.getByPlaceholderText("City or offset…")).toHaveFocus());
    await userEvent.keyboard("malta");
    await userEvent.click(await screen.findByRole("option", { name: /Malta/ }));
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"zone":"Europe/Malta"}');
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  parameters: { form: { values: { zone: "Europe/Malta" } } },
  play: async ({ canvas }) => expect(canvas.getByRole("textbox", { name: "Time zone" })).toHaveValue("Malta"),
};
