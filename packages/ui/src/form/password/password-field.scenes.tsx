import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta, * as looks from "./password-field.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const WithHints: Story = {
  ...looks.WithHints,
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText("New password");
    await userEvent.type(box, "Green felt");
    await expect(canvas.getByText("A capital letter").closest("li")).toHaveTextContent("A capital letter, met");
    await expect(canvas.getByText("A digit").closest("li")).toHaveTextContent("A digit, not met");
    await userEvent.type(box, " 47 tables");
    await expect(canvas.getByText("Strong")).toHaveTextContent("Strength: Strong");
    await expect(box).toHaveAccessibleDescription(/12 characters ?, met/);
  },
};

export const ShownAndHidden: Story = {
  parameters: { form: { values: { password: "green-felt-47" } } },
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText("New password");
    await expect(box).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(box).toHaveAttribute("type", "text");
    await userEvent.click(canvas.getByRole("button", { name: "Hide password" }));
    await expect(box).toHaveAttribute("type", "password");
  },
};
