import type { StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Drawer } from "../overlays/drawer/drawer.tsx";
import { DateBox } from "./date-box.tsx";
import meta from "./date-box.stories.tsx";

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Primitives/Date box",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

const opening = (label: string) => screen.getByRole("button", { name: `Open calendar: ${label}` });

const DrawerOfDates = () => {
  const [open, setOpen] = useState(true);
  const [start, setStart] = useState<string | undefined>("2026-11-21");
  return (
    <Drawer open={open} onOpenChange={setOpen} title="New campaign">
      {["Start", "End"].map((label) => (
        <DateBox key={label} label={label} aria-label={label} precision="day" value={start} onValue={setStart} />
      ))}
    </Drawer>
  );
};

/** Escape closes the calendar first and then the drawer below it; the calendar's button closes it too. */
export const InADrawer: Story = {
  render: () => <DrawerOfDates />,
  play: async () => {
    await userEvent.click(opening("Start"));
    await screen.findByRole("dialog", { name: "Calendar: Start" });
    await userEvent.click(opening("Start"));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Calendar: Start" })).toBeNull());
    await userEvent.click(opening("End"));
    await screen.findByRole("dialog", { name: "Calendar: End" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Calendar: End" })).toBeNull());
    await waitFor(() => expect(opening("End")).toHaveFocus());
    await expect(screen.getByRole("dialog", { name: "New campaign" })).toBeVisible();
  },
};

/** The calendar opens above the input when there is no room below. */
export const AtTheBottom: Story = {
  render: () => (
    <div className="flex h-[calc(100dvh-2rem)] items-end">
      <DateBox label="Day" aria-label="Day" precision="day" value="2026-11-21" onValue={() => undefined} />
    </div>
  ),
  play: async () => {
    await userEvent.click(opening("Day"));
    const calendar = await screen.findByRole("dialog", { name: "Calendar: Day" });
    const box = screen.getByLabelText("Day");
    await waitFor(() => {
      const { top, bottom } = calendar.getBoundingClientRect();
      return expect([top >= 0, bottom <= box.getBoundingClientRect().top]).toEqual([true, true]);
    });
  },
};
