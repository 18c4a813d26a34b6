import { Check } from "lucide-react";
import { cn } from "../../cn.ts";
import type { ComboboxRow } from "./combobox-filter.ts";

/** Fixed height of a line in CSS pixels, so that the visible range is simple arithmetic. */
export const ROW_HEIGHT = 28;

type Props = {
  row: ComboboxRow;
  id: string;
  active: boolean;
  chosen: boolean;
  total: number;
  onPick: () => void;
  onPoint: () => void;
};

export const ComboboxRowView = ({ row, id, active, chosen, total, onPick, onPoint }: Props) => {
  if (row.kind === "group") {
    return (
      <div
        role="presentation"
        className="flex h-7 items-end truncate px-2 pb-1 text-meta font-medium text-ink-muted select-none"
      >
        {row.name}
      </div>
    );
  }
  const { label, hint, group } = row.option;
  return (
    <div
      role="option"
      id={id}
      data-slot="combobox-option"
      aria-selected={chosen}
      aria-setsize={total}
      aria-posinset={row.position + 1}
      aria-description={group}
      onClick={onPick}
      onPointerMove={onPoint}
      className={cn(
        "flex h-7 cursor-default items-center gap-2 rounded-sm ps-2 select-none",
        active && "bg-hover",
        // Reserves the space of the tick: 14 px and a gap.
        chosen ? "pe-2 font-medium" : "pe-7.5",
      )}
    >
      <span className="min-w-0 flex-1 truncate" title={label.length > 32 ? label : undefined}>
        {label}
      </span>
      {hint && <span className="max-w-[45%] truncate text-meta text-ink-muted">{hint}</span>}
      {chosen && <Check size={14} strokeWidth={2} aria-hidden className="shrink-0 text-accent-ink" />}
    </div>
  );
};
