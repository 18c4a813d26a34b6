import { Slot } from "radix-ui";
import { useId, type ComponentProps, type MouseEvent, type ReactNode } from "react";
import { cn } from "../../cn.ts";
import { Spinner } from "../../feedback/spinner.tsx";
import { Tooltip } from "../../overlays/tooltip/tooltip.tsx";
import { buttonLook } from "./button-look.ts";

export type ButtonProps = ComponentProps<"button"> & {
  variant?: "primary" | "secondary" | "ghost" | "danger" | "refusal" | "filter" | undefined;
  size?: "sm" | "md" | "icon" | "icon-sm" | undefined;
  /** Shows a spinner, keeps the width and ignores clicks. */
  loading?: boolean | undefined;
  /** Reason why it is disabled. The button stays focusable, shows the reason and ignores clicks. */
  reason?: string | undefined;
  /** Shows the reason at the start of the footer around it too, not only as a tooltip. */
  showsReason?: boolean | undefined;
  /** Tooltip of the enabled button. */
  tooltip?: ReactNode;
  /** Renders the only child, such as a link, with button styles. */
  asChild?: boolean | undefined;
};

/** A button. One primary per view; `danger` only for destructive actions, `refusal` for a button that opens their confirmation, `filter` for one that is pressed or not. */
export const Button = ({
  variant = "secondary",
  size = "md",
  loading = false,
  reason,
  showsReason = false,
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
      {/* Always wrapped in a tooltip, so that a new or removed reason never remounts a focused button. */}
      <Tooltip
        content={reason ? (tooltip ?? reason) : tooltip}
        describes={!reason && !rest["aria-label"]}
        openOnPress={Boolean(reason)}
      >
        {button}
      </Tooltip>
      {reason && (
        <span
          hidden={!showsReason}
          id={reasonId}
          data-slot="button-reason"
          className={cn(showsReason && "@container order-first -my-0.5 min-w-0 flex-1 text-meta text-ink-muted")}
        >
          {/* Without room for words only the tooltip has them. */}
          <span className="line-clamp-2 @max-[5rem]:sr-only">{reason}</span>
        </span>
      )}
    </>
  );
};
