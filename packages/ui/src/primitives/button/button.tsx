import { Slot } from "radix-ui";
import { useId, type ComponentProps, type MouseEvent, type ReactNode } from "react";
import { cn } from "../../cn.ts";
import { Spinner } from "../../feedback/spinner.tsx";
import { Tooltip } from "../../overlays/tooltip/tooltip.tsx";
import { buttonLook } from "./button-look.ts";

export type ButtonProps = ComponentProps<"button"> & {
  variant?: "primary" | "secondary" | "ghost" | "danger" | undefined;
  size?: "sm" | "md" | "icon" | "icon-sm" | undefined;
  /** Something it started is under way: keeps its width, ignores clicks. */
  loading?: boolean | undefined;
  /** Why it cannot be used now. It stays focusable, says why, and ignores clicks. */
  reason?: string | undefined;
  /** A hint for when it can be used. */
  tooltip?: ReactNode;
  /** The only child becomes the element (a link), with the looks of a button. */
  asChild?: boolean | undefined;
};

/** A button. One primary per view; `danger` only for what destroys or takes away. */
export const Button = ({
  variant = "secondary",
  size = "md",
  loading = false,
  reason,
  tooltip,
  asChild = false,
  className,
  children,
  onClick,
  disabled,
  ...rest
}: ButtonProps) => {
  const reasonId = useId();
  const Element = asChild ? Slot.Root : "button";
  const ignores = loading || Boolean(reason);
  const blocked = Boolean(reason) || Boolean(disabled);
  const look = blocked ? (variant === "ghost" ? "blockedGhost" : "blocked") : variant;

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!ignores) return onClick?.(event);
    event.preventDefault();
    event.stopPropagation();
  };
  const described = [reason && reasonId, rest["aria-describedby"]].filter(Boolean).join(" ");

  const button = (
    <Element
      data-slot="button"
      type={asChild ? undefined : "button"}
      {...rest}
      disabled={disabled}
      aria-disabled={ignores || undefined}
      aria-busy={loading || undefined}
      {...(described && { "aria-describedby": described })}
      className={cn(buttonLook({ look, size }), className)}
      onClick={press}
    >
      {loading && !asChild ? (
        <>
          <span className="inline-flex items-center gap-1.5 opacity-0">{children}</span>
          <Spinner className="absolute inset-0 justify-center" />
        </>
      ) : (
        children
      )}
    </Element>
  );
  return (
    <>
      {/* Always a tooltip, so that gaining or losing a reason never remounts a focused button. */}
      <Tooltip
        content={reason ? (tooltip ?? reason) : tooltip}
        describes={!reason && !rest["aria-label"]}
        openOnPress={Boolean(reason)}
      >
        {button}
      </Tooltip>
      {reason && (
        <span hidden id={reasonId}>
          {reason}
        </span>
      )}
    </>
  );
};
