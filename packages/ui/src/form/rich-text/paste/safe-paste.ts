import type { EditorProps, EditorView } from "@tiptap/pm/view";

type HandlePaste = NonNullable<EditorProps["handlePaste"]>;

/** Pastes as text if a plugin throws, because an exception would lose the paste. */
export const safePaste = (onFailed: () => void): HandlePaste => {
  const asText = (view: EditorView, slice: Parameters<HandlePaste>[2], event: ClipboardEvent) => {
    onFailed();
    return view.pasteText(slice.content.textBetween(0, slice.content.size, "\n", " "), event);
  };
  return (view, event, slice) => {
    try {
      return view.state.plugins.some((plugin) => plugin.props.handlePaste?.call(plugin, view, event, slice) === true);
    } catch {
      return asText(view, slice, event);
    }
  };
};
