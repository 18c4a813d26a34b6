import type { Editor } from "@tiptap/core";
import { useCallback, useSyncExternalStore } from "react";

/** What `read` says of an editor now, and again after each change of text or cursor. A plain value, so that it can be compared. */
export const useEditorState = <Value extends string | boolean>(
  editor: Editor,
  read: (editor: Editor) => Value,
): Value => {
  const subscribe = useCallback(
    (listener: () => void) => {
      editor.on("transaction", listener);
      return () => {
        editor.off("transaction", listener);
      };
    },
    [editor],
  );
  return useSyncExternalStore(subscribe, () => read(editor));
};
