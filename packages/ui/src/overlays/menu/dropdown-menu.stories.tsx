import type { Meta, StoryObj } from "@storybook/react-vite";
import { Copy, Ellipsis, Pencil, Trash2 } from "lucide-react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { IconButton } from "../../primitives/button/icon-button.tsx";
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
import { onEdit, onMerge } from "./story-dropdown-menu.tsx";

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
  title: "Components/Overlays/Dropdown menu",
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
    await waitFor(() => expect(screen.getByRole("menuitem", { name: /Edit/ })).toBeVisible());
    const account = within(screen.getByRole("group", { name: "Account" }));
    await expect(account.getAllByRole("menuitem")).toHaveLength(2);
    await expect(screen.getByRole("menuitemradio", { name: "Compact" })).toBeChecked();
  },
};
