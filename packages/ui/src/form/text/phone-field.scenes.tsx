import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta from "./phone-field.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "Phone" });
    await userEvent.type(box, "00356 21-23 4567");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"phone":"+35621234567"}');
    await userEvent.tab();
    await expect(box).toHaveValue("+356 212 345 67");
  },
};

export const LettersRefused: Story = {
  parameters: { form: { values: { phone: "+356" } } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox");
    await userEvent.type(box, "x2");
    await expect(box).toHaveValue("+356x2");
    await expect(box).toHaveAccessibleDescription("Use + and the country code, then digits.");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"phone":"+356x2"}');
    await userEvent.keyboard("{Backspace}{Backspace}2");
    await expect(box).toBeValid();
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"phone":"+3562"}');
  },
};
