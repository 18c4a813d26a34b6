import { Check } from "lucide-react";
import { DropdownMenu as Radix } from "radix-ui";
import { useId, type ComponentProps } from "react";
import { cn } from "../../cn.ts";
import { renderIcon, type IconLike } from "../../primitives/icon.tsx";

const ITEM =
  "relative flex min-h-7 pointer-coarse:min-h-10 cursor-default items-center gap-2 rounded-sm px-2 py-1 outline-none select-none data-highlighted:bg-hover data-disabled:text-ink-faint";

export type DropdownMenuItemProps = ComponentProps<typeof Radix.Item> & {
  icon?: IconLike | undefined;
  shortcut?: string | undefined;
  danger?: boolean | undefined;
  /** Reason why it is disabled, shown below the label; the item stays focusable. */
  reason?: string | undefined;
};

/** A menu item that runs an action. */
export const DropdownMenuItem = ({
  icon,
  shortcut,
  danger = false,
  reason,
  className,
  children,
  onSelect,
  asChild,
  ...rest
}: DropdownMenuItemProps) => {
  const reasonId = useId();
  const look = cn(
    ITEM,
    reason ? "text-ink-faint" : danger && "text-critical-ink data-highlighted:bg-critical-soft",
    className,
  );
  if (asChild) {
    return (
      <Radix.Item asChild {...rest} {...(onSelect && { onSelect })} className={look}>
        {children}
      </Radix.Item>
    );
  }
  return (
    <Radix.Item
      data-slot="dropdown-menu-item"
      {...rest}
      {...(reason && { "aria-disabled": true, "aria-describedby": reasonId })}
      onSelect={(event) => (reason ? event.preventDefault() : onSelect?.(event))}
      className={look}
    >
      {icon && <span className={cn(!danger && "text-ink-muted")}>{renderIcon(icon, 14)}</span>}
      <span className="min-w-0 flex-1">
        {children}
        {reason && (
          <span id={reasonId} className="block text-meta">
            {reason}
          </span>
        )}
      </span>
      {shortcut && <kbd className="ms-4 font-sans text-meta text-ink-faint">{shortcut}</kbd>}
    </Radix.Item>
  );
};

const Mark = () => (
  <Radix.ItemIndicator className="absolute start-2 text-accent-ink">
    <Check size={14} strokeWidth={2} aria-hidden />
  </Radix.ItemIndicator>
);

/** A check box item. `onSelect={(e) => e.preventDefault()}` keeps the menu open. */
export const DropdownMenuCheckboxItem = ({
  className,
  children,
  ...rest
}: ComponentProps<typeof Radix.CheckboxItem>) => (
  <Radix.CheckboxItem data-slot="dropdown-menu-checkbox-item" {...rest} className={cn(ITEM, "ps-7.5", className)}>
    <Mark />
    {children}
  </Radix.CheckboxItem>
);

/** A radio item, inside a `DropdownMenuRadioGroup`. */
export const DropdownMenuRadioItem = ({ className, children, ...rest }: ComponentProps<typeof Radix.RadioItem>) => (
  <Radix.RadioItem data-slot="dropdown-menu-radio-item" {...rest} className={cn(ITEM, "ps-7.5", className)}>
    <Mark />
    {children}
  </Radix.RadioItem>
);
