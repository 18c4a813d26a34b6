import type { Meta, StoryObj } from "@storybook/react-vite";
import { Copy, Ellipsis, Pencil, Trash2 } from "lucide-react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { IconButton } from "../primitives/icon-button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "./dropdown-menu.tsx";
import { DropdownMenuCheckboxItem, DropdownMenuItem, DropdownMenuRadioItem } from "./dropdown-menu-item.tsx";

const onEdit = fn();
const onMerge = fn();

const Menu = () => (
  <DropdownMenu>
    <DropdownMenuTrigger asChild>
      <IconButton label="Actions" icon={Ellipsis} />
    </DropdownMenuTrigger>
    <DropdownMenuContent align="start">
      <DropdownMenuGroup aria-label="Account">
        <DropdownMenuItem icon={Pencil} shortcut="E" onSelect={onEdit}>
          Edit
        </DropdownMenuItem>
        <DropdownMenuItem icon={Copy} reason="Only open accounts can be merged" onSelect={onMerge}>
          Merge
        </DropdownMenuItem>
      </DropdownMenuGroup>
      <DropdownMenuSeparator />
      <DropdownMenuLabel>Density</DropdownMenuLabel>
      <DropdownMenuRadioGroup value="compact">
        <DropdownMenuRadioItem value="compact">Compact</DropdownMenuRadioItem>
        <DropdownMenuRadioItem value="comfortable">Comfortable</DropdownMenuRadioItem>
      </DropdownMenuRadioGroup>
      <DropdownMenuSeparator />
      <DropdownMenuCheckboxItem checked>Show closed</DropdownMenuCheckboxItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem icon={Trash2} danger>
        Delete
      </DropdownMenuItem>
    </DropdownMenuContent>
  </DropdownMenu>
);

const meta = {
  title: "Overlays/DropdownMenu",
  component: DropdownMenu,
  render: () => <Menu />,
  beforeEach: () => {
    onEdit.mockClear();
    onMerge.mockClear();
  },
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Actions" }));
    await expect(await screen.findByRole("menuitem", { name: /Edit/ })).toBeVisible();
    const account = within(screen.getByRole("group", { name: "Account" }));
    await expect(account.getAllByRole("menuitem")).toHaveLength(2);
    await expect(screen.getByRole("menuitemradio", { name: "Compact" })).toBeChecked();
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: "Actions" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menu");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: /Edit/ })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    const merge = screen.getByRole("menuitem", { name: /Merge/ });
    await expect(merge).toHaveFocus();
    await expect(merge).toHaveAccessibleDescription("Only open accounts can be merged");
    await expect(onMerge).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await expect(onEdit).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
