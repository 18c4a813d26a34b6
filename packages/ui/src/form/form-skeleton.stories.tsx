import type { Meta, StoryObj } from "@storybook/react-vite";
import { FormSkeleton } from "./form-skeleton.tsx";

const meta = {
  title: "Components/Forms/Form skeleton",
  component: FormSkeleton,
  args: { fields: 4 },
} satisfies Meta<typeof FormSkeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
