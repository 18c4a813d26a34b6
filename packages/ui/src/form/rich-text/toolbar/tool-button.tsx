import type { LucideIcon } from "lucide-react";
import { Toolbar } from "radix-ui";
import { Tooltip } from "../../../overlays/tooltip/tooltip.tsx";
import { cn } from "../../../cn.ts";
import { buttonLook } from "../../../primitives/button/button-look.ts";
import { renderIcon } from "../../../primitives/icon.tsx";
import { printedKeys } from "./printed-keys.ts";

type ToolButtonProps = {
  label: string;
  icon: LucideIcon;
  keys?: string | undefined;
  /** State of a toggle; undefined for other tools. */
  pressed?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Reason why it is disabled, if that is not obvious. */
  reason?: string | undefined;
  onPress: () => void;
};

/** A toolbar button with its name and shortcut in a tooltip. Stays focusable when disabled. */
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
      // The text keeps its cursor and selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      {renderIcon(icon, 16)}
    </Toolbar.Button>
  </Tooltip>
);
