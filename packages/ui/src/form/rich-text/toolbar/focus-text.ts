import type { Editor } from "@tiptap/core";

/** The `onCloseAutoFocus` of the windows and menus of a text: focuses it, unless the user has moved the focus by then. */
export const focusText =
  (editor: Editor) =>
  (event: Event): void => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (!editor.isDestroyed) editor.commands.focus();
  };
