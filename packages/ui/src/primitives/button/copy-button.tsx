import { Check, Copy, X } from "lucide-react";
import { Button, type ButtonProps } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";
import { useCopy } from "./use-copy.ts";

export type CopyButtonProps = Omit<ButtonProps, "value" | "size" | "onClick" | "children" | "asChild" | "tooltip"> & {
  /** Text for the clipboard. */
  value: string;
  label?: string | undefined;
  /** `icon` and `icon-sm` show only the icon; the label is then the tooltip. */
  size?: "sm" | "md" | "icon" | "icon-sm" | undefined;
};

const ICONS = { idle: Copy, copied: Check, failed: X };

/** Copies a value and shows "Copied!" for two seconds. */
export const CopyButton = ({ value, label = "Copy", size = "md", variant, ...rest }: CopyButtonProps) => {
  const [state, copy] = useCopy();
  const Icon = ICONS[state];
  const text = { idle: label, copied: "Copied!", failed: "Could not copy" }[state];
  const announcement = (
    <span role="status" className="sr-only">
      {state === "idle" ? "" : text}
    </span>
  );
  const props = { ...rest, "data-state": state, onClick: () => void copy(value) };
  if (size === "icon" || size === "icon-sm") {
    return (
      <>
        <IconButton
          {...props}
          variant={variant ?? "ghost"}
          size={size === "icon" ? "md" : "sm"}
          label={text}
          icon={Icon}
        />
        {announcement}
      </>
    );
  }
  return (
    <>
      <Button {...props} variant={variant ?? "secondary"} size={size}>
        <Icon size={14} strokeWidth={1.75} aria-hidden />
        {/* Both labels reserve the width, so that nothing next to it moves. */}
        <span className="grid justify-items-start">
          <span className="col-start-1 row-start-1">{text}</span>
          <span aria-hidden className="invisible col-start-1 row-start-1">
            {label.length > 7 ? label : "Copied!"}
          </span>
        </span>
      </Button>
      {announcement}
    </>
  );
};
