import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@backoffice/ui";
import { Ellipsis, type LucideIcon } from "lucide-react";
import { Fragment } from "react";

export type MoreAction = {
  label: string;
  icon?: LucideIcon | undefined;
  danger?: boolean | undefined;
  /** Why it is disabled. */
  reason?: string | undefined;
  onClick: () => void;
};

/** The secondary actions of a record, in a menu after its buttons; a separator precedes removing ones. */
export const MoreActions = ({ actions }: { actions: readonly MoreAction[] }) => (
  <DropdownMenu>
    <DropdownMenuTrigger asChild>
      <Button>
        <Ellipsis size={14} strokeWidth={1.75} aria-hidden />
        More
      </Button>
    </DropdownMenuTrigger>
    <DropdownMenuContent>
      {actions.map(({ label, icon, danger, reason, onClick }, index) => (
        <Fragment key={label}>
          {danger && index > 0 && !actions[index - 1]?.danger && <DropdownMenuSeparator />}
          <DropdownMenuItem icon={icon} danger={danger} reason={reason} onSelect={onClick}>
            {label}
          </DropdownMenuItem>
        </Fragment>
      ))}
    </DropdownMenuContent>
  </DropdownMenu>
);
