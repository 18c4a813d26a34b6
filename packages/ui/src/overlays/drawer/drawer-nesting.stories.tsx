import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent } from "storybook/test";
import { Badge } from "../../display/values/badge.tsx";
import { DescriptionList } from "../../display/facts/description-list.tsx";
import { Button } from "../../primitives/button/button.tsx";
import { Select } from "../../primitives/controls/select.tsx";
import { Tooltip } from "../tooltip/tooltip.tsx";
import { ConfirmDialog } from "../confirm/confirm-dialog.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { Drawer, DrawerFooter } from "./drawer.tsx";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "../menu/dropdown-menu.tsx";
import { DropdownMenuItem } from "../menu/dropdown-menu-item.tsx";

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
        status={<Badge tone="normal">Active</Badge>}
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

const meta = {
  title: "Components/Overlays/Drawer/Nested",
  component: Stack,
  render: () => <Stack />,
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

/** All three are open for visual review; a click outside a confirmation does not answer it. */
export const ThreeOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open player" }));
    await userEvent.click(await screen.findByRole("button", { name: "Open payment" }));
    await userEvent.click(await screen.findByRole("button", { name: "Reject…" }));
    await screen.findByRole("alertdialog");
    // A click outside a confirmation does not answer it.
    const scrims = document.querySelectorAll("[data-slot=scrim]");
    await userEvent.click(scrims[scrims.length - 1]!);
    await expect(screen.getByRole("alertdialog")).toBeVisible();
  },
};

export const RightToLeft: Story = { tags: ["!dev", "!autodocs"], ...ThreeOpen, globals: { dir: "rtl" } };
