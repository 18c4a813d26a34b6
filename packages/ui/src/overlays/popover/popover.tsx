import { Popover as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "../../cn.ts";

/** A floating panel next to its trigger; not modal. */
export const Popover = Radix.Root;
export const PopoverTrigger = (props: ComponentProps<typeof Radix.Trigger>) => (
  <Radix.Trigger data-slot="popover-trigger" {...props} />
);
export const PopoverAnchor = Radix.Anchor;
export const PopoverClose = Radix.Close;

export const PopoverContent = ({
  className,
  align = "start",
  sideOffset = 4,
  ...rest
}: ComponentProps<typeof Radix.Content>) => (
  <Radix.Portal>
    <Radix.Content
      data-slot="popover"
      align={align}
      sideOffset={sideOffset}
      collisionPadding={8}
      {...rest}
      className={cn(
        "z-50 max-h-(--radix-popover-content-available-height) min-w-48 origin-(--radix-popover-content-transform-origin) overflow-y-auto wrap-anywhere rounded-md bg-raised p-3 text-body text-ink shadow-float outline-none animate-pop",
        className,
      )}
    />
  </Radix.Portal>
);
