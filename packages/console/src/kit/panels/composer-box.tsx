import type { ReactNode } from "react";

type ComposerBoxProps = {
  /** Above the box: prepared texts. */
  tools: ReactNode;
  /** The field of the text, whose own frame is not drawn. */
  text: ReactNode;
  /** Fields in the last line of the box: the attachment. */
  fields: ReactNode;
  /** At the end of that line: what sends it. */
  buttons: ReactNode;
};

/** A message that is written in one box: text, attachment and button. */
export const ComposerBox = ({ tools, text, fields, buttons }: ComposerBoxProps) => (
  <div className="flex min-w-0 flex-col gap-2">
    {tools}
    <div
      data-slot="composer"
      className="rounded-lg border border-line-strong/55 bg-surface has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-1 has-[textarea:focus-visible]:outline-focus **:data-[slot=field-error]:px-2.5 **:data-[slot=field-help]:sr-only **:data-[slot=textarea]:max-h-60 **:data-[slot=textarea]:min-h-24 **:data-[slot=textarea]:resize-none **:data-[slot=textarea]:border-0 **:data-[slot=textarea]:bg-transparent **:data-[slot=textarea]:outline-none"
    >
      {text}
      <div className="flex flex-wrap items-end gap-2 p-1.5">
        <div className="min-w-0 flex-1">{fields}</div>
        {buttons}
      </div>
    </div>
  </div>
);
