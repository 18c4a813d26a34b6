import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import meta, * as looks from "./combobox-field.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Country" }));
    await userEvent.keyboard("ken");
    await userEvent.click(await screen.findByRole("option", { name: /Kenya/ }));
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"country":"kenya"}');
    await expect(canvas.getByRole("combobox")).toHaveTextContent("Kenya");
  },
};

export const WithError: Story = {
  ...looks.ValidationError,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toBeInvalid();
    await expect(canvas.getByRole("combobox")).toHaveAccessibleDescription("Choose a country.");
  },
};

export const ReadOnly: Story = {
  ...looks.ReadOnly,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Country" })).toHaveValue("Latvia");
  },
};
