import { cn } from "../../cn.ts";

export type CharacterCountProps = {
  /** Id of the field; the id of the count has the suffix `-count`. */
  id: string;
  length: number;
  /** Maximum in UTF-16 units, as in `string.length` and zod's `max`. */
  max: number;
};

/** Used and maximum length. A text that is too long is marked, never truncated. */
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
