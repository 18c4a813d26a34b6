import { type KeyboardEvent, type Ref, useCallback, useImperativeHandle, useMemo, useRef, useState } from "react";
import { cn } from "../../cn.ts";
import { Alert } from "../../feedback/alert.tsx";
import { KEYS, pressed } from "../../keys/keys.ts";
import { useLatestCallback } from "../../use-latest-callback.ts";
import { frameLooks } from "../frame/frame-looks.ts";
import { writtenIn, type Language } from "../translations/language-map.ts";
import type { ChooseLink } from "./toolbar/choose-link.ts";
import type { ChoosePicture, ChosenPicture } from "./toolbar/choose-picture.ts";
import { HtmlDialog } from "./html/html-dialog.tsx";
import { droppedElements, readHtml } from "./html/html-content.ts";
import { LinkDialog } from "./toolbar/link-dialog.tsx";
import { PictureDialog } from "./toolbar/picture-dialog.tsx";
import { RichTextToolbar } from "./toolbar/rich-text-toolbar.tsx";
import { takenNote } from "./html/taken-note.ts";
import { TEXT_LOOK } from "./text-look.ts";
import { useEditor } from "./use-editor.ts";

export type RichTextEditorProps = {
  id: string;
  label: string;
  labelId: string;
  html: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Receives `focus()`, for links of the error summary. */
  ref: Ref<{ focus: () => void }>;
  frozen: boolean;
  invalid: boolean;
  /** Ids of the describing elements. */
  describedBy: string | undefined;
  required: boolean;
  disabled: boolean;
  autoFocus: boolean;
  language: Language | undefined;
  chooseLink: ChooseLink | undefined;
  choosePicture: ChoosePicture | undefined;
  noPictures: string | undefined;
  htmlView: boolean;
  tall: boolean;
};

/** The open dialog. */
type Asked = "link" | "html" | { picture: ChosenPicture | undefined };

/** The rich text editor with its toolbar. Loaded with its library when it is shown. */
export const RichTextEditor = (props: RichTextEditorProps) => {
  const { id, label, labelId, html, ref, frozen, invalid, describedBy, required, disabled, choosePicture } = props;
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [asked, ask] = useState<Asked>();
  const [note, setNote] = useState<string>();
  /** Last value written by the editor, from which nothing can be dropped. */
  const [written, setWritten] = useState<string>();
  const change = (next: string) => {
    setWritten(next);
    props.onChange(next);
  };

  const leave = (to: EventTarget | null) => {
    if (!(to instanceof Node && frame.current?.contains(to))) props.onBlur();
  };
  const editor = useEditor({
    box,
    html,
    editable: !frozen,
    autoFocus: props.autoFocus,
    attributes: {
      ...(describedBy && { "aria-describedby": describedBy }),
      ...(required && { "aria-required": "true" }),
      ...(disabled && { "aria-disabled": "true" }),
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
    onChange: change,
    onBlur: (event) => leave(event.relatedTarget),
    onTaken: (taken) => setNote(takenNote(taken, choosePicture !== undefined)),
  });
  useImperativeHandle(ref, () => ({ focus: () => frame.current?.querySelector<HTMLElement>(`[id="${id}"]`)?.focus() }));

  const given = html === written ? "" : html;
  const dropped = useMemo(() => droppedElements(given), [given]);
  // Stable functions, so that the toolbar does not render on every keystroke.
  const askLink = useCallback(() => ask("link"), []);
  const askHtml = useCallback(() => ask("html"), []);
  const pickPicture = async () => {
    if (!choosePicture || !editor) return;
    if (editor.isActive("image")) return ask({ picture: undefined });
    const picture = await choosePicture();
    if (picture && !editor.isDestroyed) ask({ picture });
  };
  const askPicture = useLatestCallback(() => void pickPicture());
  const onKeyDown = (event: KeyboardEvent) => {
    if (!frame.current?.contains(event.target as Node)) return;
    if (
      pressed(event, KEYS.textLink) &&
      editor?.isEditable &&
      (!editor.state.selection.empty || editor.isActive("link"))
    ) {
      // Without a selection the key has its meaning of every page.
      event.preventDefault();
      return askLink();
    }
    if (!pressed(event, KEYS.textTools)) return;
    event.preventDefault();
    // The toolbar passes the focus to its last focused button, or the first.
    frame.current.querySelector<HTMLElement>("[data-slot=rich-text-toolbar]")?.focus();
  };
  const close = () => ask(undefined);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys for the bar and for a link
    <div
      ref={frame}
      data-slot="rich-text"
      onKeyDown={onKeyDown}
      className={cn(
        "min-w-0 overflow-clip rounded-md",
        frameLooks({ invalid, disabled }),
        frozen ? "bg-sunken" : "bg-surface",
        props.tall && "[&_.ProseMirror]:max-h-160 [&_.ProseMirror]:min-h-101",
      )}
    >
      {editor && !frozen && (
        <RichTextToolbar
          editor={editor}
          label={label}
          controls={id}
          onLink={askLink}
          onPicture={choosePicture && askPicture}
          noPictures={props.noPictures}
          onHtml={props.htmlView ? askHtml : undefined}
        />
      )}
      {editor && !frozen && (dropped.length > 0 || note) && (
        <div className="flex flex-col gap-2 border-b p-2">
          {dropped.length > 0 && (
            <Alert severity="caution">
              Unsupported HTML: {dropped.map((name) => `<${name}>`).join(", ")}. It is removed when you edit this text.
            </Alert>
          )}
          {note && (
            <Alert severity="caution" onDismiss={() => setNote(undefined)}>
              {note}
            </Alert>
          )}
        </div>
      )}
      <div ref={box} />
      {editor && asked === "link" && <LinkDialog editor={editor} choose={props.chooseLink} onClose={close} />}
      {editor && asked === "html" && (
        <HtmlDialog
          label={label}
          html={html}
          onApply={(next) => void editor.commands.setContent(readHtml(next))}
          onClose={close}
        />
      )}
      {editor && choosePicture && typeof asked === "object" && (
        <PictureDialog editor={editor} chosen={asked.picture} choose={choosePicture} onClose={close} />
      )}
    </div>
  );
};
