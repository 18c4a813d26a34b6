import { type Ref, useImperativeHandle, useMemo, useRef, useState } from "react";
import { cn } from "../../cn.ts";
import { Alert } from "../../feedback/alert.tsx";
import { CodeBox } from "../code-box.tsx";
import { frameLooks } from "../frame-looks.ts";
import { writtenIn, type Language } from "../language-map.ts";
import { cleanHtml, droppedElements } from "./html-content.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { RichTextToolbar } from "./rich-text-toolbar.tsx";
import { TEXT_LOOK } from "./text-look.ts";
import { useEditor } from "./use-editor.ts";

export type RichTextEditorProps = {
  id: string;
  label: string;
  labelId: string;
  html: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Gets `focus()`, for an error that is jumped to. */
  ref: Ref<{ focus: () => void }>;
  frozen: boolean;
  invalid: boolean;
  /** Ids of what describes it. */
  describedBy: string | undefined;
  required: boolean;
  disabled: boolean;
  autoFocus: boolean;
  language: Language | undefined;
};

/** The editor of a rich text with its toolbar, or its HTML as text. Comes with its library, so only when it is shown. */
export const RichTextEditor = (props: RichTextEditorProps) => {
  const { id, label, labelId, html, onChange, onBlur, ref, frozen, invalid, describedBy, required, disabled } = props;
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  /** What stands in the source, as it was typed; the value is what is kept of it. */
  const [source, setSource] = useState<string>();
  const [linking, setLinking] = useState(false);

  const common = {
    ...(describedBy && { "aria-describedby": describedBy }),
    ...(required && { "aria-required": "true" as const }),
    ...(disabled && { "aria-disabled": "true" as const }),
  };
  const leave = (to: EventTarget | null) => {
    if (!(to instanceof Node && frame.current?.contains(to))) onBlur();
  };
  const editor = useEditor({
    box,
    html,
    editable: !frozen,
    autoFocus: props.autoFocus,
    attributes: {
      ...common,
      id,
      role: "textbox",
      "aria-labelledby": labelId,
      "aria-multiline": "true",
      ...(frozen && { "aria-readonly": "true", tabindex: "0" }),
      ...(invalid && { "aria-invalid": "true" }),
      dir: "auto",
      ...writtenIn(props.language),
      class: cn(TEXT_LOOK, disabled && "text-ink-faint"),
    },
    onChange,
    onBlur: (event) => leave(event.relatedTarget),
  });
  useImperativeHandle(ref, () => ({ focus: () => frame.current?.querySelector<HTMLElement>(`[id="${id}"]`)?.focus() }));

  const dropped = useMemo(() => droppedElements(source ?? html), [source, html]);
  const showSource = () => setSource(source === undefined ? html : undefined);

  return (
    <div
      ref={frame}
      data-slot="rich-text"
      className={cn(
        "min-w-0 overflow-clip rounded-md",
        frameLooks({ invalid, disabled }),
        frozen ? "bg-sunken" : "bg-surface",
      )}
    >
      {editor && !frozen && (
        <RichTextToolbar
          editor={editor}
          label={label}
          controls={id}
          source={source !== undefined}
          onSource={showSource}
          onLink={() => setLinking(true)}
        />
      )}
      {editor && dropped.length > 0 && !frozen && (
        <div className="border-b p-2">
          <Alert severity="caution">
            Some HTML cannot be kept: {dropped.map((name) => `<${name}>`).join(", ")}. It is lost when this text is
            changed.
          </Alert>
        </div>
      )}
      {source !== undefined && editor && (
        <CodeBox
          {...common}
          id={id}
          aria-label={`${label}: HTML source`}
          wrap
          rows={6}
          value={source}
          invalid={invalid}
          className="rounded-none border-0"
          onBlur={(event) => leave(event.relatedTarget)}
          onChange={(event) => {
            setSource(event.currentTarget.value);
            onChange(cleanHtml(event.currentTarget.value));
          }}
        />
      )}
      <div ref={box} hidden={source !== undefined} />
      {linking && editor && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
};
