import { Braces } from "lucide-react";
import { Button } from "../../primitives/button/button.tsx";
import { CodeBox } from "../text/code-box.tsx";
import { FieldFrame } from "../frame/field-frame.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import { jsonProblem, layOutJson } from "./json-layout.ts";
import { useField } from "../frame/use-field.ts";

export type JsonFieldProps = FieldProps & {
  /** Number of lines of an empty input, which grows with its text. */
  rows?: number | undefined;
};

/** A JSON field, validated on blur (`jsonTextRule`), formatted on request. The value is its text. */
export const JsonField = (props: JsonFieldProps) => {
  const { rows = 6 } = props;
  const field = useField<string>(props);
  const text = typeof field.value === "string" ? field.value : "";
  // Shown together with a field error only, because unfinished JSON is always invalid.
  const problem = field.error === undefined || text.trim() === "" ? undefined : jsonProblem(text);
  return (
    <FieldFrame
      field={field}
      props={props}
      aside={
        !field.frozen && (
          <Button
            size="sm"
            variant="ghost"
            reason={text.trim() !== "" && jsonProblem(text) ? "Only valid JSON can be formatted." : undefined}
            onClick={() => field.change(layOutJson(text))}
            className="-my-1 focus-visible:-outline-offset-2"
          >
            <Braces size={14} strokeWidth={1.75} aria-hidden />
            Format
          </Button>
        )
      }
    >
      <CodeBox
        {...field.control}
        name={props.name}
        wrap={false}
        rows={rows}
        value={text}
        onChange={(event) => field.change(event.currentTarget.value)}
        readOnly={field.frozen}
        invalid={Boolean(field.error)}
        wrongLine={problem?.line}
      />
    </FieldFrame>
  );
};
