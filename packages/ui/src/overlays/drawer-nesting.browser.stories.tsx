import type { StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Combobox } from "../primitives/combobox.tsx";
import { Drawer } from "./drawer.tsx";
import meta from "./drawer-nesting.stories.tsx";
import { titles, focusIsOn } from "./story-drawer-nesting.tsx";

const DrawerWithAList = () => {
  const [open, setOpen] = useState(true);
  return (
    <Drawer open={open} onOpenChange={setOpen} title="New bank">
      <Combobox
        label="Currency"
        value="eur"
        options={[{ value: "eur", label: "Euro" }]}
        onValueChange={() => undefined}
      />
    </Drawer>
  );
};

// Tests that jsdom cannot run: they need layout, real focus or files.
export default {
  ...meta,
  title: "In a browser/Components/Overlays/Drawer/Nested",
  tags: ["!dev", "!autodocs"],
};

type Story = StoryObj<typeof meta>;

const pageScrolls = () => getComputedStyle(document.documentElement).overflowY !== "hidden";

/**
 * A drawer, a drawer on it, a confirmation on that: each Escape takes the top one and gives the focus back. The page
 * below does not scroll until the last one is gone.
 */
export const ThreeDeep: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Open player" });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole("button", { name: "Open payment" }));
    await userEvent.click(await screen.findByRole("button", { name: "Reject…" }));
    const sure = await screen.findByRole("alertdialog", { name: "Reject withdrawal 7004?" });
    await expect(sure).toBeVisible();
    // Assistive technology sees the top one alone.
    await expect(titles()).toEqual(["Reject withdrawal 7004?"]);
    await expect(pageScrolls()).toBe(false);

    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(titles()).toEqual(["Withdrawal 7004"]));
    await focusIsOn("Reject…");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(titles()).toEqual(["Ada Lovelace"]));
    await focusIsOn("Open payment");
    await expect(pageScrolls()).toBe(false);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(titles()).toEqual([]));
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(pageScrolls()).toBe(true);
  },
};

/** The browser takes a list away before React hears of it: a press beside the drawer that comes in between closes it. */
export const PressRightAfterAList: Story = {
  render: () => <DrawerWithAList />,
  play: async () => {
    await userEvent.click(screen.getByRole("combobox", { name: "Currency" }));
    const list = await waitFor(() => {
      const shown = document.querySelector<HTMLElement>("[popover]:popover-open");
      if (!shown) throw new Error("The list is not open.");
      return shown;
    });
    const scrim = document.querySelector<HTMLElement>("[data-slot=scrim]")!;
    list.hidePopover();
    scrim.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    scrim.click();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
