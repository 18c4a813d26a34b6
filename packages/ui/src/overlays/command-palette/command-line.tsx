import { cn } from "../../cn.ts";
import { renderIcon, type IconLike } from "../../primitives/icon.tsx";
import { Kbd } from "../../primitives/kbd.tsx";

/** A command of the palette. */
export type Command = {
  /** Unique id among the current commands. */
  id: string;
  label: string;
  /** Muted text at the end, truncated before the label: a section, an email address. */
  hint?: string | undefined;
  /** Commands of a group are listed together under its name. */
  group?: string | undefined;
  icon?: IconLike | undefined;
  /** Equivalent keyboard shortcut, shown at the end: ["G", "P"]. */
  keys?: readonly string[] | undefined;
  onSelect: () => void;
};

type Props = {
  id: string;
  command: Command | undefined;
  active: boolean;
  onPick: (press: { pointerType?: string }) => void;
  onPoint: () => void;
};

/** One command of the palette. Focus stays in the search input; the active line is only highlighted. */
export const CommandLine = ({ id, command, active, onPick, onPoint }: Props) => (
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={active}
    onClick={({ nativeEvent }) => onPick(nativeEvent as PointerEvent)}
    onPointerMove={onPoint}
    onPointerDown={(event) => event.preventDefault()}
    className={cn("flex min-h-8 cursor-default items-center gap-2.5 rounded-md px-2.5 py-1", active && "bg-hover")}
  >
    {command?.icon && <span className="text-ink-muted">{renderIcon(command.icon)}</span>}
    <span className="min-w-0 shrink truncate">
      <bdi>{command?.label}</bdi>
    </span>
    {command?.hint && (
      <span className="ms-auto min-w-0 shrink-[99] truncate text-meta text-ink-muted">
        <bdi>{command.hint}</bdi>
      </span>
    )}
    {command?.keys && (
      <span className={cn("flex shrink-0 gap-1", !command.hint && "ms-auto")}>
        {command.keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </span>
    )}
  </div>
);
