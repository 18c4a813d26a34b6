import type { StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent } from "storybook/test";
import meta, * as looks from "./money-field.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  ...looks.Empty,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("EUR From 10.00 to 5,000.00.");
  },
};

export const GroupedWhenLeft: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: "Amount" });
    await userEvent.type(box, "1234567.5");
    await expect(box).toHaveValue("1234567.5");
    await userEvent.tab();
    await expect(box).toHaveValue("1,234,567.50");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"amount":"1234567.5"}');
    await userEvent.click(box);
    await expect(box).toHaveValue("1,234,567.50");
  },
};

export const MoreThanAFloatHolds: Story = {
  ...looks.MoreThanAFloatHolds,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveValue("9,007,199,254,740,993.01");
  },
};

export const PastedAmounts: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox");
    await userEvent.click(box);
    await userEvent.paste("12,345.67");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"amount":"12345.67"}');
    await userEvent.clear(box);
    await userEvent.paste("1.2345");
    await expect(box).toHaveValue("1.2345");
    await expect(box).toHaveAccessibleDescription("EUR Use at most 2 decimals.");
    await userEvent.keyboard("{Backspace}{Backspace}");
    await expect(box).toBeValid();
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"amount":"1.23"}');
    await userEvent.clear(box);
    await userEvent.paste("\u200E1,234.50\u00A0\r\n");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"amount":"1234.50"}');
    await userEvent.clear(box);
    await userEvent.paste("1\n234");
    await expect(box).toHaveValue("1; 234");
    await expect(box).toBeInvalid();
  },
};

/** Grouped input while typing: an unfinished number is neither an error nor another number. */
export const GroupedAsTyped: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox");
    await userEvent.type(box, "1,2");
    await expect(box).toBeValid();
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"amount":"refused:1,2"}');
    await userEvent.keyboard("34.50");
    await expect(box).toHaveValue("1,234.50");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"amount":"1234.50"}');
  },
};

export const WrongSeparator: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox");
    await userEvent.type(box, "12,50");
    await userEvent.tab();
    await expect(box).toHaveValue("12,50");
    await expect(box).toHaveAccessibleDescription("EUR Enter a number like 12,345.67.");
    await userEvent.click(box);
    await userEvent.keyboard("{Backspace>3/}.50");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"amount":"12.50"}');
    await expect(box).toBeValid();
  },
};

/** Input without key events: dictation, drag and drop, autofill. */
export const WithoutKeys: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox");
    await fireEvent.input(box, { target: { value: "twelve" } });
    await expect(box).toHaveValue("twelve");
    await expect(box).toHaveAccessibleDescription("EUR Enter a number like 12,345.67.");
    await fireEvent.input(box, { target: { value: "1 234.5" } });
    await expect(box).toHaveValue("1,234.50");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"amount":"1234.5"}');
  },
};

export const ByArrowKeys: Story = {
  args: { min: "0", max: "100", step: "0.10" },
  parameters: { form: { values: { amount: "0.20" } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"amount":"0.30"}');
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"amount":"0"}');
  },
};

export const German: Story = {
  args: { locale: "de-DE", label: "Betrag" },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox");
    await userEvent.type(box, "1234,5");
    await userEvent.tab();
    await expect(box).toHaveValue("1.234,50");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"amount":"1234.5"}');
  },
};

export const NoDecimal: Story = {
  args: { help: "A value that is no decimal shows as empty." },
  parameters: { form: { values: { amount: Number.NaN } } },
  play: async ({ canvas }) => expect(canvas.getByRole("textbox")).toHaveValue(""),
};

export const DisabledWithReason: Story = {
  ...looks.Disabled,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "1x{ArrowUp}");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"amount":"2500"}');
    await expect(canvas.getByRole("textbox")).toHaveValue("2,500.00");
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("EUR Set by the payment provider.");
  },
};
