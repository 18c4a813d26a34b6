import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  IconButton,
} from "@backoffice/ui";
import type { RowAction } from "@backoffice/ui/table";
import { Ellipsis } from "lucide-react";
import { Fragment } from "react";

type RowMenuProps<Row> = { row: Row; name: string; actions: readonly RowAction<Row>[] };

/** Secondary actions of a row in a menu; a separator precedes destructive ones. */
export const RowMenu = <Row,>({ row, name, actions }: RowMenuProps<Row>) => (
  <DropdownMenu>
    <DropdownMenuTrigger asChild>
      <IconButton size="sm" icon={Ellipsis} label={`More actions: ${name}`} />
    </DropdownMenuTrigger>
    <DropdownMenuContent>
      {actions
        .filter(({ hidden }) => !hidden?.(row))
        .map(({ id, label, icon, danger, reason, onSelect }, at) => (
          <Fragment key={id}>
            {danger && at > 0 && <DropdownMenuSeparator />}
            <DropdownMenuItem icon={icon} danger={danger} reason={reason?.(row)} onSelect={() => onSelect(row)}>
              {label}
            </DropdownMenuItem>
          </Fragment>
        ))}
    </DropdownMenuContent>
  </DropdownMenu>
);
