import { lazy, Suspense } from "react";
import { Skeleton } from "../../feedback/skeleton.tsx";
import { CharacterCount } from "../frame/character-count.tsx";
import { FieldFrame } from "../frame/field-frame.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import type { Language } from "../translations/language-map.ts";
import type { ChoosePicture } from "./toolbar/choose-picture.ts";
import { useField } from "../frame/use-field.ts";

export type RichTextFieldProps = FieldProps & {
  /** Of the HTML, in UTF-16 units; its use is counted, and a longer text is shown as too long, not cut. */
  maxLength?: number | undefined;
  /** The language that it is written in, for its direction; that of its letters unless said. */
  language?: Language | undefined;
  /** Lets a picture be chosen from those of the site; without it there is no tool for pictures. */
  choosePicture?: ChoosePicture | undefined;
  /** Why no picture can be chosen now; the tool is there, and says it. */
  noPictures?: string | undefined;
  /** The writer may see and write the HTML itself. */
  htmlView?: boolean | undefined;
};

const RichTextEditor = lazy(async () => ({
  default: (await import("./rich-text-editor.tsx")).RichTextEditor,
}));

/**
 * Text with headings, lists, quotes, links, tables and pictures, written as it looks or as HTML. The value is HTML, `""`
 * when empty; it holds no script, handler, style or unsafe address, whatever was pasted or typed. The page's policy must
 * allow the Trusted Types name `ProseMirrorClipboard` where it asks for them.
 */
export const RichTextField = (props: RichTextFieldProps) => {
  const { maxLength } = props;
  const field = useField<string>(props, maxLength !== undefined);
  const html = typeof field.value === "string" ? field.value : "";
  const { id, ref, onBlur, "aria-describedby": describedBy } = field.control;
  return (
    <FieldFrame
      field={field}
      props={props}
      group
      aside={
        maxLength !== undefined &&
        !field.frozen && <CharacterCount id={field.id} length={html.length} max={maxLength} />
      }
    >
      <Suspense
        fallback={
          <div aria-busy className="flex h-41 flex-col gap-2 rounded-md border p-3">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-2.5 w-full" />
          </div>
        }
      >
        <RichTextEditor
          id={id}
          ref={ref}
          label={props.label}
          labelId={field.labelId}
          html={html}
          onChange={field.change}
          onBlur={onBlur}
          frozen={field.frozen}
          invalid={Boolean(field.error)}
          describedBy={describedBy}
          required={field.required}
          disabled={Boolean(props.disabledReason)}
          autoFocus={Boolean(props.autoFocus)}
          language={props.language}
          choosePicture={props.choosePicture}
          noPictures={props.noPictures}
          htmlView={Boolean(props.htmlView)}
        />
      </Suspense>
    </FieldFrame>
  );
};
