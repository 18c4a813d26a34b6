import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { RichTextField } from "./rich-text-field.tsx";
import { inForm } from "../story-form.tsx";
import { TERMS } from "./story-rich-text-tools.tsx";

const meta = {
  title: "Components/Forms/Rich text field/Tools",
  component: RichTextField,
  decorators: [inForm],
  args: { name: "body", label: "Body" },
  parameters: { form: { values: { body: TERMS } } },
} satisfies Meta<typeof RichTextField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first image is from another site. */
const OFFERED = ["https://evil.example/x.png"];

export const Html: Story = { name: "HTML source", args: { htmlView: true } };

export const Tables: Story = { parameters: { form: { values: { body: "" } } } };

export const Pictures: Story = {
  name: "Pictures",
  args: { choosePicture: async () => ({ src: OFFERED.shift() ?? "/media/spring.webp", alt: "" }) },
  parameters: { form: { values: { body: "<p>Spring</p>" } } },
};

export const PicturesDisabled: Story = {
  name: "Without pictures",
  args: { choosePicture: fn(), noPictures: "Choose the operator or brand first." },
};
