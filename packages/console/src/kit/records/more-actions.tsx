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

/** The only secondary action, as a button. */
const OnlyAction = ({ label, icon: Icon, danger, reason, onClick }: MoreAction) => (
  <Button variant={danger ? "refusal" : "secondary"} reason={reason} onClick={onClick}>
    {Icon && <Icon size={14} strokeWidth={1.75} aria-hidden />}
    {label}
  </Button>
);

/** Several secondary actions, in a menu; a separator precedes removing ones. */
const MoreMenu = ({ actions }: { actions: readonly MoreAction[] }) => (
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

/** The secondary actions of a record, beside its buttons. */
export const MoreActions = ({ actions }: { actions: readonly MoreAction[] }) => {
  const [first, second] = actions;
  return first && !second ? <OnlyAction {...first} /> : <MoreMenu actions={actions} />;
};
