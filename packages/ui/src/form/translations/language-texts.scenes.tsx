import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import meta, * as looks from "./language-texts.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

/** One row of tabs for all texts; a cleared text leaves no key. */
export const ByKeyboard: Story = {
  parameters: { form: { values: { title: {}, body: { en: "One per client." } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2 of 3 languages missing")).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: /English/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    const arabic = canvas.getByRole("textbox", { name: "Conditions, Arabic" });
    await expect(arabic).toHaveAttribute("dir", "rtl");
    await userEvent.type(arabic, "مرة");
    await expect(canvas.getByTestId("values")).toHaveTextContent('"body":{"en":"One per client.","ar":"مرة"}');
    await expect(canvas.getByText("1 of 3 languages missing")).toBeVisible();
    await userEvent.clear(arabic);
    await expect(canvas.getByTestId("values")).toHaveTextContent('"body":{"en":"One per client."}');
  },
};

/** A language that is not expected comes from the menu, and is never counted as missing. */
export const AddsLanguage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("tab", { name: /Portuguese/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Other language" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Portuguese (BR)" }));
    await expect(canvas.getByRole("tab", { name: /Portuguese/ })).toHaveAttribute("aria-selected", "true");
    await expect(canvas.queryByRole("button", { name: "Other language" })).toBeNull();
    await expect(canvas.getByText("3 of 3 languages missing")).toBeVisible();
  },
};

export const WithErrors: Story = {
  ...looks.ValidationError,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tab", { name: /English.*has an error/ })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Name, English" })).toHaveAccessibleDescription(
      "Enter the name in English.",
    );
  },
};

export const ReadOnly: Story = {
  args: { fields: [{ name: "body", label: "Conditions", rows: 5, readOnly: true }] },
  parameters: { form: { values: { body: { en: "One per client.", de: "Einmal pro Kunde." } } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: /German/ }));
    await expect(canvas.getByRole("textbox")).toHaveValue("Einmal pro Kunde.");
  },
};
