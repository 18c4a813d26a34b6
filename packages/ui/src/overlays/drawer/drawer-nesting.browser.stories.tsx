import type { StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Combobox } from "../../primitives/combobox/combobox.tsx";
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
 * A drawer, a second drawer, and a confirmation on top: each Escape closes the top one and returns the focus. The page
 * behind does not scroll until the last one is closed.
 */
export const ThreeDeep: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Open player" });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole("button", { name: "Open payment" }));
    await userEvent.click(await screen.findByRole("button", { name: "Reject…" }));
    await waitFor(() => expect(screen.getByRole("alertdialog", { name: "Reject withdrawal 7004?" })).toBeVisible());
    // Assistive technology sees only the top window.
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

/** A click outside the drawer closes the open list first, the next click the drawer. */
export const PressBesideAList: Story = {
  render: () => <DrawerWithAList />,
  play: async () => {
    const pressBeside = () => userEvent.click(document.querySelector("[data-slot=scrim]")!);
    await userEvent.click(screen.getByRole("combobox", { name: "Currency" }));
    await screen.findByRole("listbox");
    await pressBeside();
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(screen.getByRole("dialog", { name: "New bank" })).toBeVisible();
    await pressBeside();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
