import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../primitives/button/button.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "./popover.tsx";

const meta = {
  title: "Components/Overlays/Popover",
  component: Popover,
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  render: () => (
    <Popover defaultOpen>
      <PopoverTrigger asChild>
        <Button>Columns</Button>
      </PopoverTrigger>
      <PopoverContent aria-label="Columns">
        <p>Choose what the table shows.</p>
      </PopoverContent>
    </Popover>
  ),
};
