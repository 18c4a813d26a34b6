import { cn } from "../cn.ts";
import { drawIcon } from "../primitives/icon.tsx";
import { Kbd } from "../primitives/kbd.tsx";
import type { Command } from "./command-rows.ts";

type Props = {
  id: string;
  command: Command | undefined;
  active: boolean;
  onPick: () => void;
  onPoint: () => void;
};

/** One command of the palette. The focus stays in the search box; the active line is only marked. */
export const CommandLine = ({ id, command, active, onPick, onPoint }: Props) => (
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={active}
    onClick={onPick}
    onPointerMove={onPoint}
    onPointerDown={(event) => event.preventDefault()}
    className={cn("flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-2.5 py-1.5", active && "bg-hover")}
  >
    {command?.icon && <span className="text-ink-muted">{drawIcon(command.icon)}</span>}
    <span className="min-w-0 flex-1 truncate">
      <bdi>{command?.label}</bdi>
      {command?.hint && (
        <span className="ms-2 text-meta text-ink-muted">
          <bdi>{command.hint}</bdi>
        </span>
      )}
    </span>
    {command?.keys && (
      <span className="flex shrink-0 gap-1">
        {command.keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </span>
    )}
  </div>
);
