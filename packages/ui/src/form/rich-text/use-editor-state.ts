import type { Editor } from "@tiptap/core";
import { useCallback, useMemo, useSyncExternalStore } from "react";

/**
 * Returns `read(editor)`, evaluated once per change of text or cursor, regardless of renders. The result is a primitive,
 * so that it can be compared; `read` must be a stable function.
 */
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
  const now = useMemo(() => {
    let last: { state: Editor["state"]; value: Value } | undefined;
    return () => {
      if (last?.state !== editor.state) last = { state: editor.state, value: read(editor) };
      return last.value;
    };
  }, [editor, read]);
  return useSyncExternalStore(subscribe, now);
};
