import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import meta, * as looks from "./language-text-field.stories.tsx";

export default meta;

type Story = StoryObj<typeof meta>;

const add = async (canvas: { getByRole: (role: "button", by: { name: string }) => HTMLElement }) =>
  userEvent.click(canvas.getByRole("button", { name: "Add translations (0 of 4): Name" }));

export const Empty: Story = {
  ...looks.Empty,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("textbox").map((it) => it.getAttribute("aria-label"))).toEqual(["Name, English"]);
    await add(canvas);
    await expect(canvas.getByText("5 of 5 languages missing")).toBeVisible();
    await expect(canvas.getAllByRole("textbox")[0]).toHaveAccessibleName("Name, English");
    await expect(canvas.getByRole("textbox", { name: "Name, Arabic" })).toHaveFocus();
    await expect(canvas.queryByRole("button", { name: /^Add translations/ })).toBeNull();
  },
};

export const Filled: Story = {
  ...looks.Filled,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2 of 5 languages missing")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Name, Arabic" })).toHaveAttribute("dir", "rtl");
    await expect(canvas.getByRole("textbox", { name: "Name, Arabic" })).toHaveAttribute("lang", "ar");
  },
};

export const AddsNoEmptyKeys: Story = {
  ...looks.AddsNoEmptyKeys,
  play: async ({ canvas }) => {
    await add(canvas);
    const german = canvas.getByRole("textbox", { name: "Name, German" });
    await userEvent.type(german, "K");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"names":{"en":"Card","de":"K"}}');
    await userEvent.clear(german);
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"names":{"en":"Card"}}');
    await userEvent.clear(canvas.getByRole("textbox", { name: "Name, English" }));
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"names":{"en":""}}');
    await expect(german).toBeVisible();
  },
};

export const NextLanguageIsNotLeaving: Story = {
  play: async ({ canvas }) => {
    await add(canvas);
    await userEvent.type(canvas.getByRole("textbox", { name: "Name, English" }), "Card");
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "Name, Arabic" })).toHaveFocus();
    await expect(canvas.getByTestId("touched")).toBeEmptyDOMElement();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(canvas.getByTestId("touched")).toHaveTextContent("names");
  },
};

export const WithErrors: Story = {
  ...looks.ValidationError,
  play: async ({ canvas }) => {
    const english = canvas.getByRole("textbox", { name: "Name, English" });
    await expect(english).toBeInvalid();
    await expect(english).toHaveAccessibleDescription("Enter the English name.");
  },
};

export const WithAGroupError: Story = {
  ...looks.GroupError,
  play: async ({ canvas }) => {
    await add(canvas);
    for (const box of canvas.getAllByRole("textbox")) {
      await expect(box).toBeInvalid();
      await expect(box).toHaveAccessibleDescription("Write the name in one language at least.");
    }
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  parameters: { form: { values: { names: { en: "Bank transfer" } } } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Name, English" }), "x");
    await expect(canvas.getByTestId("values")).toHaveTextContent('{"names":{"en":"Bank transfer"}}');
  },
};
