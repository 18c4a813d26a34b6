import { Editor } from "@tiptap/core";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useLatestCallback } from "../../use-latest-callback.ts";
import { EXTENSIONS } from "./extensions.ts";
import { harmlessElements } from "./harmless-elements.ts";
import { readHtml, writeHtml } from "./html-content.ts";

type Options = {
  /** Where it is drawn. */
  box: RefObject<HTMLElement | null>;
  html: string;
  editable: boolean;
  /** The cursor is in it from the start. */
  autoFocus: boolean;
  /** Of the element that is written in. */
  attributes: Record<string, string>;
  onChange: (html: string) => void;
  onBlur: (event: FocusEvent) => void;
};

/** An editor of HTML for as long as the component stands. It says nothing until somebody writes. */
export const useEditor = ({
  box,
  html,
  editable,
  autoFocus,
  attributes,
  onChange,
  onBlur,
}: Options): Editor | undefined => {
  const [editor, setEditor] = useState<Editor>();
  const said = useRef<string>(undefined);
  const first = useRef({ html, autoFocus });
  const change = useLatestCallback((next: string) => {
    said.current = next;
    onChange(next);
  });
  const blur = useLatestCallback(onBlur);

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

  // A value that did not come from here: a reset, a draft put back. Undo does not go behind it.
  useEffect(() => {
    if (!editor || said.current === html) return;
    said.current = html;
    editor.chain().setMeta("addToHistory", false).setContent(readHtml(html), { emitUpdate: false }).run();
  }, [editor, html]);

  const told = JSON.stringify(attributes);
  useEffect(() => {
    editor?.setOptions({
      editable,
      editorProps: {
        attributes: JSON.parse(told) as Record<string, string>,
        transformPastedHTML: (pasted) => harmlessElements(pasted).innerHTML,
      },
    });
  }, [editor, editable, told]);

  return editor;
};
