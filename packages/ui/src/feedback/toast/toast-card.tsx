import { X } from "lucide-react";
import { useEffect, useState, type MouseEvent } from "react";
import { cn } from "../../cn.ts";
import { ariaChord, formatChord, spokenChord } from "../../keys/format-chord.ts";
import { Button } from "../../primitives/button/button.tsx";
import { IconButton } from "../../primitives/button/icon-button.tsx";
import { Kbd } from "../../primitives/kbd.tsx";
import { SEVERITIES } from "../severity.ts";
import { toast, type ToastEntry } from "./toast.ts";

/**
 * Keeps the focus where it is: a press on a toast does not leave the field that is being filled in, which would validate
 * it. Outside of forms the text can be selected.
 */
const keepFocus = (event: MouseEvent) => {
  const isText = !(event.target as Element).closest("button, a");
  if (!isText || document.activeElement?.closest("form")) event.preventDefault();
};

/** One toast. Its timer pauses on hover and focus, and then restarts. */
export const ToastCard = ({ entry }: { entry: ToastEntry }) => {
  const { id, severity, text, record, duration, action, onHold } = entry;
  const { icon: Icon, word, text: color } = SEVERITIES[severity];
  const [held, setHeld] = useState(false);
  const dismiss = () => toast.dismiss(id);

  useEffect(() => {
    if (held || duration === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => toast.dismiss(id), duration);
    return () => clearTimeout(timer);
  }, [held, duration, id]);

  useEffect(() => {
    if (!held) return undefined;
    onHold?.(true);
    return () => onHold?.(false);
  }, [held, onHold]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its role is status or alert
    <div
      role={severity === "critical" ? "alert" : "status"}
      data-slot="toast"
      data-state="open"
      data-severity={severity}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === "Escape" && dismiss()}
      // Radix would treat a press on a toast over a modal window as a press outside the window.
      onPointerDown={(event) => event.stopPropagation()}
      onMouseDown={keepFocus}
      className="pointer-events-auto flex items-start gap-2.5 rounded-md bg-raised py-2 ps-3 pe-2 text-body text-ink shadow-float animate-pop"
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden className={cn("mt-1 shrink-0", color)} />
      <p className="my-0.5 line-clamp-8 min-w-0 flex-1 break-words">
        <span className="sr-only">{word}: </span>
        {text}
        {record}
        {action?.shortcut && (
          <span className="sr-only">
            {" "}
            {action.label}: {spokenChord(action.shortcut)}
          </span>
        )}
      </p>
      {action && (
        <Button
          size="sm"
          aria-keyshortcuts={action.shortcut && ariaChord(action.shortcut)}
          onClick={() => {
            dismiss();
            action.onClick();
          }}
        >
          {action.label}
          {action.shortcut && (
            <span aria-hidden className="inline-flex gap-0.5 pointer-coarse:hidden">
              {formatChord(action.shortcut).map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </span>
          )}
        </Button>
      )}
      <IconButton size="sm" label="Dismiss" icon={X} onClick={dismiss} />
    </div>
  );
};
