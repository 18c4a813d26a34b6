import { Editor } from "@tiptap/core";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useLatestCallback } from "../../use-latest-callback.ts";
import { EXTENSIONS } from "./extensions.ts";
import { harmlessElements } from "./html/harmless-elements.ts";
import { readHtml, writeHtml } from "./html/html-content.ts";
import { safePaste } from "./paste/safe-paste.ts";

/** Content from another program: HTML, only files (such as a screenshot), or a table that was inserted as text. */
export type Taken = { html: string } | "files" | "table-as-text";

type Options = {
  /** Container of the editor. */
  box: RefObject<HTMLElement | null>;
  html: string;
  editable: boolean;
  /** Focuses the editor on mount. */
  autoFocus: boolean;
  /** Attributes of the editable element. */
  attributes: Record<string, string>;
  onChange: (html: string) => void;
  onBlur: (event: FocusEvent) => void;
  /** Called after a paste or drop. */
  onTaken: (taken: Taken) => void;
};

/** Whether it has only files, which a text cannot hold. */
const hasFilesAlone = (given: DataTransfer | null): boolean =>
  given !== null &&
  given.files.length > 0 &&
  !given.types.some((type) => type === "text/html" || type === "text/plain");

/** Creates an HTML editor for the lifetime of the component. Reports no value until the user edits. */
export const useEditor = ({
  box,
  html,
  editable,
  autoFocus,
  attributes,
  onChange,
  onBlur,
  onTaken,
}: Options): Editor | undefined => {
  const [editor, setEditor] = useState<Editor>();
  const said = useRef<string>(undefined);
  const first = useRef({ html, autoFocus });
  const change = useLatestCallback((next: string) => {
    said.current = next;
    onChange(next);
  });
  const blur = useLatestCallback(onBlur);
  const take = useLatestCallback(onTaken);

  useEffect(() => {
    said.current = first.current.html;
    const content = readHtml(first.current.html);
    const made = new Editor({ element: box.current, extensions: EXTENSIONS, content, injectCSS: false });
    made.on("update", () => change(writeHtml(made.state.doc)));
    made.on("blur", ({ event }) => blur(event));
    if (first.current.autoFocus) made.commands.focus("end");
    setEditor(made);
    return () => made.destroy();
  }, [box, change, blur]);

  // A value from outside, such as a reset or a restored draft. Undo does not go back beyond it.
  useEffect(() => {
    if (!editor || said.current === html) return;
    said.current = html;
    editor.chain().setMeta("addToHistory", false).setContent(readHtml(html), { emitUpdate: false }).run();
  }, [editor, html]);

  const serialized = JSON.stringify(attributes);
  useEffect(() => {
    const refuseFiles = (given: DataTransfer | null, event: Event): boolean => {
      if (!hasFilesAlone(given)) return false;
      event.preventDefault();
      take("files");
      return true;
    };
    editor?.setOptions({
      editable,
      editorProps: {
        attributes: JSON.parse(serialized) as Record<string, string>,
        transformPastedHTML: (pasted) => {
          take({ html: pasted });
          return harmlessElements(pasted).innerHTML;
        },
        handlePaste: safePaste(() => take("table-as-text")),
        handleDOMEvents: {
          paste: (_, event) => refuseFiles(event.clipboardData, event),
          // A browser would open a dropped file in place of the page.
          drop: (_, event) => refuseFiles(event.dataTransfer, event),
        },
      },
    });
  }, [editor, editable, serialized, take]);

  return editor;
};
