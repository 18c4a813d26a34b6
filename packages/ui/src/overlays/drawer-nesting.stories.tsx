import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Badge } from "../display/badge.tsx";
import { DescriptionList } from "../display/description-list.tsx";
import { Button } from "../primitives/button.tsx";
import { Combobox } from "../primitives/combobox.tsx";
import { Select } from "../primitives/select.tsx";
import { Tooltip } from "./tooltip.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import { Drawer, DrawerFooter } from "./drawer.tsx";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "./dropdown-menu.tsx";
import { DropdownMenuItem } from "./dropdown-menu-item.tsx";

const facts = [
  { label: "Balance", value: "1,240.00 EUR" },
  { label: "Country", value: "Malta" },
];

const Stack = () => {
  const [player, setPlayer] = useState(false);
  const [payment, setPayment] = useState(false);
  const [note, setNote] = useState(false);
  const [sure, setSure] = useState(false);
  return (
    <>
      <Button onClick={() => setPlayer(true)}>Open player</Button>
      <Drawer
        open={player}
        onOpenChange={setPlayer}
        width="lg"
        title="Ada Lovelace"
        subtitle="Player 88214"
        status={<Badge tone="positive">Active</Badge>}
        footer={
          <DrawerFooter>
            <DropdownMenu>
              <DropdownMenuTrigger asChild>
                <Button>More</Button>
              </DropdownMenuTrigger>
              <DropdownMenuContent align="end">
                <DropdownMenuItem onSelect={() => setNote(true)}>Add note…</DropdownMenuItem>
              </DropdownMenuContent>
            </DropdownMenu>
            <Button variant="primary" onClick={() => setPayment(true)}>
              Open payment
            </Button>
          </DrawerFooter>
        }
      >
        <DescriptionList items={facts} />
      </Drawer>
      <Drawer
        open={payment}
        onOpenChange={setPayment}
        title="Withdrawal 7004"
        subtitle="Bank transfer"
        footer={
          <DrawerFooter>
            <Button variant="danger" onClick={() => setSure(true)}>
              Reject…
            </Button>
          </DrawerFooter>
        }
      >
        <Tooltip content="Before fees">
          <Button>Amount</Button>
        </Tooltip>
      </Drawer>
      <Dialog open={note} onOpenChange={setNote} title="Add note" footer={<Button variant="primary">Add</Button>}>
        <Select aria-label="Kind" value="call" options={[{ value: "call", label: "Call" }]} />
      </Dialog>
      <ConfirmDialog
        open={sure}
        onOpenChange={setSure}
        title="Reject withdrawal 7004?"
        description="The money goes back to the player’s balance."
        confirmLabel="Reject withdrawal"
        onConfirm={() => setSure(false)}
      />
    </>
  );
};

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

const meta = { title: "Overlays/Drawer/Nested", component: Stack, render: () => <Stack /> } satisfies Meta<
  typeof Stack
>;
export default meta;
type Story = StoryObj<typeof meta>;

const titles = () => screen.queryAllByRole("heading").map((heading) => heading.textContent);
const focusIsOn = (name: string) => waitFor(() => expect(screen.getByRole("button", { name })).toHaveFocus());

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

/** All three at once, for the eye; a press beside a confirmation does not answer it. */
export const StaysOpenForReview: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open player" }));
    await userEvent.click(await screen.findByRole("button", { name: "Open payment" }));
    await userEvent.click(await screen.findByRole("button", { name: "Reject…" }));
    await screen.findByRole("alertdialog");
    // A press beside a confirmation does not answer it.
    const scrims = document.querySelectorAll("[data-slot=scrim]");
    await userEvent.click(scrims[scrims.length - 1]!);
    await expect(screen.getByRole("alertdialog")).toBeVisible();
  },
};

/** A press beside the top one closes that one alone. */
export const PressBeside: Story = {
  play: async ({ canvas }) => {
    const pressBeside = () => userEvent.click(Array.from(document.querySelectorAll("[data-slot=scrim]")).at(-1)!);
    await userEvent.click(canvas.getByRole("button", { name: "Open player" }));
    await userEvent.click(await screen.findByRole("button", { name: "Open payment" }));
    await waitFor(() => expect(titles()).toEqual(["Withdrawal 7004"]));
    await pressBeside();
    await waitFor(() => expect(titles()).toEqual(["Ada Lovelace"]));
    await pressBeside();
    await waitFor(() => expect(titles()).toEqual([]));
  },
};

/** A menu in a drawer opens a dialog: Escape closes the menu first, and the focus comes back to the menu's button. */
export const DialogFromAMenu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open player" }));
    const more = await screen.findByRole("button", { name: "More" });
    await userEvent.click(more);
    await screen.findByRole("menu");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await expect(screen.getByRole("dialog", { name: "Ada Lovelace" })).toBeVisible();

    await userEvent.click(more);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Add note…" }));
    await screen.findByRole("dialog", { name: "Add note" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(titles()).toEqual(["Ada Lovelace"]));
    await focusIsOn("More");
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
export const RightToLeft: Story = { ...StaysOpenForReview, globals: { dir: "rtl" } };
