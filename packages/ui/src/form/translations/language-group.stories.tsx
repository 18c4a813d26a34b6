import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { LanguageGroup, type LanguageGroupProps } from "./language-group.tsx";
import { inForm } from "../story-form.tsx";
import { TextField } from "../text/text-field.tsx";

type Given = Omit<LanguageGroupProps, "value" | "onValueChange" | "children">;

const Group = (props: Given) => {
  const [code, setCode] = useState("en");
  return (
    <LanguageGroup {...props} value={code} onValueChange={setCode}>
      {(language, path) => (
        <>
          <TextField name={`${path}.title`} label="Title" language={language} />
          <TextField name={`${path}.url`} label="Link" mono />
        </>
      )}
    </LanguageGroup>
  );
};

const meta = {
  title: "Components/Forms/Language group",
  component: Group,
  decorators: [inForm],
  args: {
    name: "content",
    label: "Texts",
    fields: [
      { name: "title", label: "Title" },
      { name: "url", label: "Link" },
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

export const Default: Story = {};

export const ValidationError: Story = {
  parameters: { form: { errors: { "content.sv.url": "Begin with / or https://." } } },
};
