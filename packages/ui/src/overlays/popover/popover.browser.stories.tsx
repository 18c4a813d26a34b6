import type { StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../../primitives/button/button.tsx";
import { Input } from "../../primitives/controls/input.tsx";
import { Popover, PopoverAnchor, PopoverClose, PopoverContent, PopoverTrigger } from "./popover.tsx";
import meta from "./popover.stories.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Overlays/Popover",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

/** The popover is positioned at its anchor, not at its trigger, and can be closed by a button inside. */
export const AnchoredAndClosed: Story = {
  render: () => (
    <Popover>
      <PopoverAnchor asChild>
        <div className="m-4 flex max-w-96 gap-2 rounded-md border p-2">
          <Input aria-label="Note" defaultValue="Asked for a receipt" />
          <PopoverTrigger asChild>
            <Button>History</Button>
          </PopoverTrigger>
        </div>
      </PopoverAnchor>
      <PopoverContent aria-label="History of the note" className="w-(--radix-popover-trigger-width)">
        <p className="mb-3">Written by Mara on 20 November.</p>
        <PopoverClose asChild>
          <Button size="sm">Done</Button>
        </PopoverClose>
      </PopoverContent>
    </Popover>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: "History" });
    await userEvent.click(trigger);
    const popover = await screen.findByRole("dialog", { name: "History of the note" });
    const anchor = trigger.parentElement!.getBoundingClientRect();
    await waitFor(() => expect(Math.round(popover.getBoundingClientRect().left)).toBe(Math.round(anchor.left)));
    await expect(popover.getBoundingClientRect().top).toBeGreaterThanOrEqual(anchor.bottom);
    await userEvent.click(screen.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};
