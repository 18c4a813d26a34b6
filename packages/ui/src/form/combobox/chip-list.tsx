import { X } from "lucide-react";
import { useRef } from "react";
import { cn } from "../../cn.ts";

export type ChipListProps = {
  /** Accessible name of the list: "Countries". */
  label: string;
  chips: readonly { value: string; label: string; invalid?: boolean | undefined }[];
  /** Without it the chips are read-only. */
  onRemove?: ((value: string) => void) | undefined;
  /** Moves the focus after the last chip was removed. */
  onEmpty?: (() => void) | undefined;
  mono?: boolean | undefined;
  /** Chips are items of the surrounding wrapping row, together with its other content. */
  flat?: boolean | undefined;
};

/** Chips in a wrapping row, each with a remove button; focus then moves to the next chip. */
export const ChipList = ({ label, chips, onRemove, onEmpty, mono = false, flat = false }: ChipListProps) => {
  const list = useRef<HTMLUListElement>(null);

  const remove = (value: string, index: number) => {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const next = buttons[index + 1] ?? buttons[index - 1];
    if (next) next.focus();
    else onEmpty?.();
    onRemove?.(value);
  };
  return (
    <ul ref={list} aria-label={label} data-slot="chips" className={flat ? "contents" : "flex min-w-0 flex-wrap gap-1"}>
      {chips.map((chip, index) => (
        <li
          key={chip.value}
          className={cn(
            "inline-flex h-6 max-w-full min-w-0 items-center rounded-sm text-meta",
            onRemove ? "ps-2" : "px-2",
            chip.invalid ? "bg-critical-soft text-critical-ink" : "bg-pressed text-ink",
            mono && "font-mono",
          )}
        >
          <bdi className="min-w-0 truncate" title={chip.label.length > 24 ? chip.label : undefined}>
            {chip.label}
          </bdi>
          {onRemove && (
            <button
              type="button"
              aria-label={`Remove ${chip.label}`}
              onClick={() => remove(chip.value, index)}
              className="inline-flex size-6 shrink-0 items-center justify-center rounded-sm text-ink-muted outline-focus hover:text-ink focus-visible:-outline-offset-2"
            >
              <X size={12} strokeWidth={2} aria-hidden />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
};
