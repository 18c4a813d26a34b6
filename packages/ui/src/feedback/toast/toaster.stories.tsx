import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Button } from "../../primitives/button/button.tsx";
import { toast } from "./toast.ts";
import { Toaster } from "./toaster.tsx";
import { undo, cards } from "./story-toaster.tsx";

const meta = {
  title: "Components/Display/Toaster",
  component: Toaster,
  beforeEach: () => {
    undo.mockClear();
    toast.clear();
    return () => toast.clear();
  },
  render: () => (
    <>
      <Button onClick={() => toast.success("Bank saved", { persist: true })}>Save</Button>
      <Toaster />
    </>
  ),
} satisfies Meta<typeof Toaster>;
export default meta;

type Story = StoryObj<typeof meta>;

const persist = { persist: true };

export const EachSeverity: Story = {
  play: async () => {
    toast.info("A new version is ready", { persist: true, action: { label: "Reload", onClick: undo } });
    toast.success("Bank saved", persist);
    toast.caution("2 of 3 players were notified", persist);
    toast.error("Could not reach the server. Try again in a minute.", persist);
    await waitFor(() => expect(cards()).toHaveLength(4));
  },
};
