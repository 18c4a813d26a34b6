import { cn } from "../../cn.ts";

export type CountProps = {
  value: number;
  /** Default: gold at 3 or fewer, neutral above (shell §2.1). */
  tone?: "gold" | "neutral" | undefined;
};

/** Number of waiting items of a menu entry: exact; nothing at 0, a dash if it is not a number. */
export const Count = ({ value, tone }: CountProps) => {
  if (value === 0) return null;
  const look = tone ?? (value > 0 && value <= 3 ? "gold" : "neutral");
  return (
    <span
      data-slot="count"
      data-tone={look}
      className={cn(
        "tabular inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-full px-1.5 text-meta font-medium",
        look === "gold" ? "bg-gold text-gold-contrast" : "bg-pressed text-ink",
      )}
    >
      {Number.isFinite(value) ? value : "—"}
    </span>
  );
};
