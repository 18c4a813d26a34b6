import { Button, type ButtonProps } from "./button.tsx";
import { renderIcon, type IconLike } from "../icon.tsx";

export type IconButtonProps = Omit<ButtonProps, "children" | "size" | "tooltip" | "asChild"> & {
  /** Accessible name and tooltip. */
  label: string;
  icon: IconLike;
  /** `md` has the height of a control, `sm` 24 px. */
  size?: "sm" | "md" | undefined;
  /** Keys shown in the tooltip after the label. */
  shortcut?: string | undefined;
};

/** An icon button; its label is the accessible name and the tooltip. */
export const IconButton = ({ label, icon, size = "md", shortcut, variant = "ghost", ...rest }: IconButtonProps) => {
  const hint = (
    <>
      {label}
      {shortcut && <kbd className="ms-2 font-sans opacity-70">{shortcut}</kbd>}
      {rest.reason && <span className="block opacity-80">{rest.reason}</span>}
    </>
  );
  return (
    <Button {...rest} aria-label={label} variant={variant} size={size === "sm" ? "icon-sm" : "icon"} tooltip={hint}>
      {renderIcon(icon, size === "sm" ? 14 : 16)}
    </Button>
  );
};
