import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { LanguageGroup, type LanguageGroupProps } from "./language-group.tsx";
import { inForm } from "./story-form.tsx";
import { TextField } from "./text-field.tsx";

type Given = Omit<LanguageGroupProps, "value" | "onValueChange" | "children">;

const Group = (props: Given) => {
  const [code, setCode] = useState("en");
  return (
    <LanguageGroup {...props} value={code} onValueChange={setCode}>
      {(language, path) => (
        <>
          <TextField name={`${path}.title`} label="Title" language={language} />
          <TextField name={`${path}.url`} label="Leads to" mono />
        </>
      )}
    </LanguageGroup>
  );
};

const meta = {
  title: "Forms/LanguageGroup",
  component: Group,
  decorators: [inForm],
  args: {
    name: "content",
    label: "Texts",
    fields: [
      { name: "title", label: "Title" },
      { name: "url", label: "Leads to" },
    ],
    languages: [
      { code: "fa", label: "Persian", dir: "rtl" },
      { code: "en", label: "English" },
      { code: "sv", label: "Swedish" },
    ],
  },
  parameters: { form: { values: { content: { en: { title: "Spring", url: "" } } } } },
} satisfies Meta<typeof Group>;
export default meta;
type Story = StoryObj<typeof meta>;

/** English first; a text is written in the direction of its language. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2 of 3 missing")).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: /English/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await userEvent.tab();
    const title = canvas.getByRole("textbox", { name: "Title" });
    await expect(title).toHaveFocus();
    await expect(title).toHaveAttribute("dir", "rtl");
    await userEvent.keyboard("بهار");
    await expect(canvas.getByText("1 of 3 missing")).toBeVisible();
  },
};
/** The tab of a language says that something in it is wrong. */
export const WithErrors: Story = {
  parameters: { form: { errors: { "content.sv.url": "Begin with / or https://." } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tab", { name: /Swedish.*has an error/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: /Swedish/ }));
    await expect(canvas.getByRole("textbox", { name: "Leads to" })).toHaveAccessibleDescription(/Begin with/);
  },
};
