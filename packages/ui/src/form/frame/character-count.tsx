import { cn } from "../../cn.ts";

export type CharacterCountProps = {
  /** Of the field; the count's own id is this and `-count`. */
  id: string;
  length: number;
  /** In UTF-16 units, as `string.length` and zod's `max` count. */
  max: number;
};

/** How much of the allowed length is used. Going over is shown, never cut off. */
export const CharacterCount = ({ id, length, max }: CharacterCountProps) => (
  <span
    id={`${id}-count`}
    data-slot="field-count"
    className={cn("shrink-0 text-meta tabular", length > max ? "font-medium text-critical-ink" : "text-ink-faint")}
  >
    <span aria-hidden dir="ltr">
      {length} / {max}
    </span>
    <span className="sr-only">
      {length} of {max} characters
    </span>
  </span>
);
