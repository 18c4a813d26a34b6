import { DropdownMenu as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "../../cn.ts";
import { keepMovedFocus } from "../../focus/keep-moved-focus.ts";

/** A menu of actions. Not modal: the page stays readable; a click outside only closes it (`dropStrayPresses`). */
export const DropdownMenu = (props: ComponentProps<typeof Radix.Root>) => <Radix.Root modal={false} {...props} />;
export const DropdownMenuGroup = Radix.Group;
export const DropdownMenuRadioGroup = Radix.RadioGroup;

export const DropdownMenuTrigger = (props: ComponentProps<typeof Radix.Trigger>) => (
  <Radix.Trigger data-slot="dropdown-menu-trigger" {...props} />
);

/** `onCloseAutoFocus` says where the focus goes after closing; it is not called if the user has moved it by then. */
export const DropdownMenuContent = ({
  className,
  align = "end",
  sideOffset = 4,
  onCloseAutoFocus,
  ...rest
}: ComponentProps<typeof Radix.Content>) => (
  <Radix.Portal>
    <Radix.Content
      data-slot="dropdown-menu"
      align={align}
      sideOffset={sideOffset}
      collisionPadding={8}
      {...rest}
      onCloseAutoFocus={(event) => {
        keepMovedFocus(event);
        if (!event.defaultPrevented) onCloseAutoFocus?.(event);
      }}
      className={cn(
        "z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-80 min-w-44 wrap-anywhere origin-(--radix-dropdown-menu-content-transform-origin) overflow-y-auto rounded-md bg-raised p-1 text-body text-ink shadow-float outline-none animate-pop",
        className,
      )}
    />
  </Radix.Portal>
);

export const DropdownMenuSeparator = ({ className, ...rest }: ComponentProps<typeof Radix.Separator>) => (
  <Radix.Separator data-slot="dropdown-menu-separator" {...rest} className={cn("-mx-1 my-1 h-px bg-line", className)} />
);

export const DropdownMenuLabel = ({ className, ...rest }: ComponentProps<typeof Radix.Label>) => (
  <Radix.Label
    data-slot="dropdown-menu-label"
    {...rest}
    className={cn("truncate px-2 pt-1.5 pb-1 text-meta font-medium text-ink-muted", className)}
  />
);
