import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Dialog } from "../../overlays/dialog/dialog.tsx";
import { Drawer } from "../../overlays/drawer/drawer.tsx";
import { Tooltip } from "../../overlays/tooltip/tooltip.tsx";
import { Button } from "../../primitives/button/button.tsx";
import { Input } from "../../primitives/controls/input.tsx";
import { type Draw, Opener } from "./keyboard-opener.tsx";
import { expectReturn, openByKey, tabTo } from "./keyboard.ts";
import { done } from "./story-keyboard-stacks.tsx";

const nothing: Draw = () => null;

const meta = {
  component: Opener,
  args: { draw: nothing },
  parameters: { controls: { disable: true } },
  beforeEach: () => {
    done.mockClear();
  },
} satisfies Meta<typeof Opener>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each Escape closes the top overlay and returns the focus to the one below. */
export const InStack: Story = {
  args: {
    draw: (overlay) => (
      <Drawer {...overlay} title="Player">
        <Opener
          draw={(inner) => (
            <Dialog {...inner} title="Payment">
              <Input aria-label="Amount" />
            </Dialog>
          )}
        />
      </Drawer>
    ),
  },
  play: async () => {
    const outer = await openByKey();
    await screen.findByRole("dialog", { name: "Player" });
    const inner = await openByKey();
    await screen.findByRole("dialog", { name: "Payment" });
    await expect(inner).not.toBe(outer);
    await expectReturn("dialog", inner);
    await expectReturn("dialog", outer);
  },
};

/** Escape closes the tooltip first, then its dialog; a dialog closed in another way leaves no tooltip behind. */
export const TooltipInDialog: Story = {
  args: {
    draw: (overlay) => (
      <Dialog {...overlay} title="Payment">
        <Tooltip content="Before fees">
          <Button>Amount</Button>
        </Tooltip>
      </Dialog>
    ),
  },
  play: async () => {
    const opener = await openByKey();
    await screen.findByRole("dialog", { name: "Payment" });
    await tabTo(/^Amount$/);
    await screen.findByRole("tooltip");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
    await expect(screen.getByRole("dialog", { name: "Payment" })).toBeVisible();
    await expect(screen.getByRole("button", { name: "Amount" })).toHaveFocus();
    await expectReturn("dialog", opener);

    await openByKey();
    await tabTo(/^Amount$/);
    await screen.findByRole("tooltip");
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(screen.queryByRole("tooltip")).toBeNull();
  },
};
