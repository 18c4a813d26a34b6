import { WrapText } from "lucide-react";
import { useState } from "react";
import { Button } from "../../primitives/button/button.tsx";
import { CodeBox } from "./code-box.tsx";
import { FieldFrame } from "../frame/field-frame.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import { useField } from "../frame/use-field.ts";

export type CodeFieldProps = FieldProps & {
  /** Number of lines of an empty input, which grows with its text. */
  rows?: number | undefined;
  placeholder?: string | undefined;
};

/** A code field, left to right; the user chooses between scrolling and wrapping long lines. The value is a string. */
export const CodeField = (props: CodeFieldProps) => {
  const { rows = 4, placeholder } = props;
  const field = useField<string>(props);
  const [wrap, setWrap] = useState(false);
  return (
    <FieldFrame
      field={field}
      props={props}
      aside={
        <Button
          size="sm"
          variant="ghost"
          aria-pressed={wrap}
          onClick={() => setWrap(!wrap)}
          className="-my-1 focus-visible:-outline-offset-2"
        >
          <WrapText size={14} strokeWidth={1.75} aria-hidden />
          Wrap
        </Button>
      }
    >
      <CodeBox
        {...field.control}
        name={props.name}
        wrap={wrap}
        rows={rows}
        value={typeof field.value === "string" ? field.value : ""}
        onChange={(event) => field.change(event.currentTarget.value)}
        readOnly={field.frozen}
        invalid={Boolean(field.error)}
        placeholder={placeholder}
      />
    </FieldFrame>
  );
};
