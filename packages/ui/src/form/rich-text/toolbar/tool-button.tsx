import type { LucideIcon } from "lucide-react";
import { Toolbar } from "radix-ui";
import { Tooltip } from "../../../overlays/tooltip/tooltip.tsx";
import { cn } from "../../../cn.ts";
import { buttonLook } from "../../../primitives/button/button-look.ts";
import { drawIcon } from "../../../primitives/icon.tsx";
import { printedKeys } from "./printed-keys.ts";

type ToolButtonProps = {
  label: string;
  icon: LucideIcon;
  keys?: string | undefined;
  /** Whether what it switches is on; nothing for a tool that is no switch. */
  pressed?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Why it can do nothing, where that is not plain to see. */
  reason?: string | undefined;
  onPress: () => void;
};

/** One tool: an icon with its name and keys as a hint. It stays reachable when it can do nothing. */
export const ToolButton = ({ label, icon, keys, pressed, disabled = false, reason, onPress }: ToolButtonProps) => (
  <Tooltip
    content={
      <>
        {label}
        {keys && <kbd className="ms-2 font-sans opacity-70">{printedKeys(keys)}</kbd>}
        {reason && <span className="block opacity-70">{reason}</span>}
      </>
    }
  >
    <Toolbar.Button
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      aria-keyshortcuts={keys}
      className={cn(
        buttonLook({ look: disabled ? "blockedGhost" : "ghost", size: "icon" }),
        pressed && "bg-accent-soft text-accent-ink hover:bg-accent-soft hover:text-accent-ink",
      )}
      // The text keeps its cursor and its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      {drawIcon(icon, 16)}
    </Toolbar.Button>
  </Tooltip>
);
