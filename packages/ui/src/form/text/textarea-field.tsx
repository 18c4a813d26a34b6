import type { ReactNode } from "react";
import { Textarea } from "../../primitives/controls/textarea.tsx";
import { CharacterCount } from "../frame/character-count.tsx";
import { FieldFrame } from "../frame/field-frame.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import { writtenIn, type Language } from "../translations/language-map.ts";
import { useCleanText } from "./use-clean-text.ts";
import { useField } from "../frame/use-field.ts";

export type TextareaFieldProps = FieldProps & {
  /** Maximum length in UTF-16 units. Shows a count; a longer text is marked, not truncated. */
  maxLength?: number | undefined;
  placeholder?: string | undefined;
  /** Number of lines of an empty input, which grows with its text. */
  rows?: number | undefined;
  /** The label is the placeholder, and the count stands in the box once something is written: for a box of one line. */
  compact?: boolean | undefined;
  /** A small tool at the end of the first line. */
  tool?: ReactNode;
  /** Language of the text, for its direction. */
  language?: Language | undefined;
};

/** Room in the box for what stands at its end. */
const BESIDE: Readonly<Record<string, string>> = { count: "pe-20", tool: "pe-32", "count-tool": "pe-48" };

/** Several lines of text. The value is a string, `""` when empty. */
export const TextareaField = (props: TextareaFieldProps) => {
  const { maxLength, compact = false, tool, rows = 3 } = props;
  const placeholder = compact ? props.label : props.placeholder;
  const field = useField<string>(props, maxLength !== undefined);
  const text = field.value ?? "";
  const { onBlur, ...typing } = useCleanText(text, field.change);
  const count = maxLength !== undefined && !field.frozen && (
    <CharacterCount id={field.id} length={text.length} max={maxLength} />
  );
  const hasTool = Boolean(tool) && !field.frozen;
  const inBox = [compact && count && text !== "" && "count", hasTool && "tool"].filter(Boolean).join("-");
  return (
    <FieldFrame field={field} props={props} labelHidden={compact} aside={!compact && count}>
      <div className="relative">
        <Textarea
          {...field.control}
          name={props.name}
          rows={rows}
          value={text}
          {...typing}
          onBlur={() => {
            onBlur();
            field.control.onBlur();
          }}
          readOnly={field.frozen}
          invalid={Boolean(field.error)}
          {...(placeholder !== undefined && { placeholder })}
          {...writtenIn(props.language)}
          className={BESIDE[inBox]}
        />
        {(compact || hasTool) && (
          <span className="absolute end-1.5 top-0 flex h-control items-center gap-2">
            {compact && <span hidden={text === ""}>{count}</span>}
            {hasTool && tool}
          </span>
        )}
      </div>
    </FieldFrame>
  );
};
