import { Input } from "../../primitives/controls/input.tsx";
import { cn } from "../../cn.ts";
import { COLOUR, readColour } from "./colour-text.ts";
import { FieldFrame } from "../frame/field-frame.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import { useField } from "../frame/use-field.ts";

export type ColourFieldProps = FieldProps;

/** A colour, typed or picked. The value is `"#1a7f5a"`, `""` if empty; its schema is `z.string().regex(COLOUR)`. */
export const ColourField = (props: ColourFieldProps) => {
  const field = useField<string>(props);
  const text = typeof field.value === "string" ? field.value : "";
  const colour = readColour(text);
  const known = COLOUR.test(colour);
  return (
    <FieldFrame field={field} props={props}>
      <span dir="ltr" className="flex w-full max-w-44 items-center gap-1.5 rtl:self-start">
        <span
          data-slot="colour"
          className={cn(
            "relative size-control shrink-0 overflow-hidden rounded-md border outline-focus has-focus-visible:outline-2 has-focus-visible:outline-offset-1",
            field.error ? "border-critical" : "border-line-strong",
          )}
        >
          <span aria-hidden className="block size-full bg-sunken" style={known ? { background: colour } : undefined} />
          {!field.frozen && (
            <input
              type="color"
              aria-label={`${props.label}, pick`}
              value={known ? colour : "#000000"}
              onChange={(event) => field.change(event.currentTarget.value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
          )}
        </span>
        <Input
          {...field.control}
          name={props.name}
          value={text}
          placeholder={field.frozen ? "" : "#1a7f5a"}
          onChange={(event) => field.change(event.currentTarget.value)}
          onBlur={() => {
            if (colour !== text) field.change(colour);
            field.control.onBlur();
          }}
          readOnly={field.frozen}
          invalid={Boolean(field.error)}
          autoComplete="off"
          spellCheck={false}
          className="font-mono"
        />
      </span>
    </FieldFrame>
  );
};
