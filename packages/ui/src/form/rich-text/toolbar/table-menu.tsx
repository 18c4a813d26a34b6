import type { Editor } from "@tiptap/core";
import { ChevronDown, Table } from "lucide-react";
import { Toolbar } from "radix-ui";
import { Fragment } from "react";
import { cn } from "../../../cn.ts";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "../../../overlays/menu/dropdown-menu.tsx";
import { DropdownMenuCheckboxItem, DropdownMenuItem } from "../../../overlays/menu/dropdown-menu-item.tsx";
import { Tooltip } from "../../../overlays/tooltip/tooltip.tsx";
import { buttonLook } from "../../../primitives/button/button-look.ts";
import { renderIcon } from "../../../primitives/icon.tsx";
import { focusText } from "./focus-text.ts";
import { printedKeys } from "./printed-keys.ts";
import { hasHeaderRow, headerRow, TABLE_GROUPS, type TableTool } from "./table-tools.ts";
import { useEditorState } from "../use-editor-state.ts";

const NOT_NOW: Readonly<Record<string, string>> = {
  "insert-table": "Not available in tables and code.",
  "delete-row": "The table has only one row.",
  "delete-column": "The table has only one column.",
};

const isInTable = (editor: Editor) => editor.isActive("table");

/** Commands for the table around the cursor, with their shortcuts; outside a table, inserting one. */
export const TableMenu = ({ editor }: { editor: Editor }) => {
  const inTable = useEditorState(editor, isInTable);
  return (
    <DropdownMenu>
      <Tooltip content="Table" describes={false}>
        <DropdownMenuTrigger asChild>
          <Toolbar.Button
            aria-label="Table"
            className={cn(buttonLook({ look: "ghost", size: "md" }), "gap-0.5 px-1.5")}
          >
            {renderIcon(Table, 16)}
            {renderIcon(ChevronDown, 12)}
          </Toolbar.Button>
        </DropdownMenuTrigger>
      </Tooltip>
      <DropdownMenuContent align="start" onCloseAutoFocus={focusText(editor)}>
        {TABLE_GROUPS.filter((group) => inTable !== (group[0]?.id === "insert-table")).map((group, index) => (
          <Fragment key={group[0]?.id}>
            {index > 0 && <DropdownMenuSeparator />}
            {group.map((tool) => (
              <TableItem key={tool.id} tool={tool} editor={editor} />
            ))}
          </Fragment>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
};

/** One command; for the header row a check box item. */
const TableItem = ({ tool, editor }: { tool: TableTool; editor: Editor }) => {
  const shortcut = tool.keys && printedKeys(tool.keys);
  if (tool === headerRow)
    return (
      <DropdownMenuCheckboxItem checked={hasHeaderRow(editor)} onSelect={() => tool.run(editor)}>
        <span className="flex-1">{tool.label}</span>
        <kbd className="ms-4 font-sans text-meta text-ink-faint">{shortcut}</kbd>
      </DropdownMenuCheckboxItem>
    );
  return (
    <DropdownMenuItem
      shortcut={shortcut}
      danger={tool.id === "delete-table"}
      reason={tool.can(editor) ? undefined : NOT_NOW[tool.id]}
      onSelect={() => tool.run(editor)}
    >
      {tool.label}
    </DropdownMenuItem>
  );
};
