import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FormSkeleton } from "./form-skeleton.tsx";

const meta = {
  title: "Forms/FormSkeleton",
  component: FormSkeleton,
  args: { fields: 4 },
} satisfies Meta<typeof FormSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourFields: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", { name: "Loading the form" })).toBeVisible();
  },
};
