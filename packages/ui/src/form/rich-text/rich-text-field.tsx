import { Suspense } from "react";
import { cn } from "../../cn.ts";
import { Skeleton } from "../../feedback/skeleton.tsx";
import { CharacterCount } from "../frame/character-count.tsx";
import { FieldFrame } from "../frame/field-frame.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import type { Language } from "../translations/language-map.ts";
import type { ChooseLink } from "./toolbar/choose-link.ts";
import type { ChoosePicture } from "./toolbar/choose-picture.ts";
import { useField } from "../frame/use-field.ts";
import { lazyComponent } from "../../lazy-component.ts";

export type RichTextFieldProps = FieldProps & {
  /** Maximum length of the HTML in UTF-16 units. Shows a count; a longer text is marked, not truncated. */
  maxLength?: number | undefined;
  /** Language of the text, for its direction; by default the direction follows its characters. */
  language?: Language | undefined;
  /** Opens a chooser of the site's pages for links. */
  chooseLink?: ChooseLink | undefined;
  /** Opens a chooser of the site's images; without it there is no image tool. */
  choosePicture?: ChoosePicture | undefined;
  /** Reason why the image tool is disabled. */
  noPictures?: string | undefined;
  /** The main text of a page: a box of 26 lines at least. */
  tall?: boolean | undefined;
  /** Allows editing the HTML source. */
  htmlView?: boolean | undefined;
};

const RichTextEditor = lazyComponent(async () => ({
  default: (await import("./rich-text-editor.tsx")).RichTextEditor,
}));

/**
 * A rich text field with headings, lists, quotes, links, tables and images, edited visually or as HTML. The value is HTML,
 * `""` if empty, without scripts, handlers, styles and unsafe URLs, whatever was pasted or typed. A CSP that requires
 * Trusted Types must allow the policy name `ProseMirrorClipboard`.
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
          <div aria-busy className={cn("flex flex-col gap-2 rounded-md border p-3", props.tall ? "h-110" : "h-41")}>
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
          chooseLink={props.chooseLink}
          choosePicture={props.choosePicture}
          noPictures={props.noPictures}
          htmlView={Boolean(props.htmlView)}
          tall={Boolean(props.tall)}
        />
      </Suspense>
    </FieldFrame>
  );
};
