import type { CanCommands, Editor } from "@tiptap/core";
import {
  Bold,
  Heading2,
  Heading3,
  Heading4,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Strikethrough,
  TextQuote,
  Underline,
  Undo2,
} from "lucide-react";

export type Tool = {
  id: string;
  label: string;
  icon: LucideIcon;
  /** Shortcut in the notation of aria-keyshortcuts; handled by the editor. */
  keys?: string | undefined;
  run: (editor: Editor) => void;
  /** Whether the format applies at the cursor; undefined for a command without a state. */
  isOn?: ((editor: Editor) => boolean) | undefined;
  /** Whether the command is enabled. Takes `editor.can()`, which is expensive and created once for all tools. */
  can: (can: CanCommands) => boolean;
};

const mark = (id: string, label: string, icon: LucideIcon, keys: string): Tool => ({
  id,
  label,
  icon,
  keys,
  run: (editor) => editor.chain().focus().toggleMark(id).run(),
  isOn: (editor) => editor.isActive(id),
  can: (can) => can.toggleMark(id),
});

const heading = (level: 2 | 3 | 4, icon: LucideIcon): Tool => ({
  id: `heading-${level}`,
  label: `Heading ${level}`,
  icon,
  keys: `Control+Alt+${level}`,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive("heading", { level }),
  can: (can) => can.toggleHeading({ level }),
});

/** Buttons of the toolbar, in groups. The link button has its own dialog. */
export const TOOLS: readonly (readonly Tool[])[] = [
  [
    mark("bold", "Bold", Bold, "Control+B"),
    mark("italic", "Italic", Italic, "Control+I"),
    mark("underline", "Underline", Underline, "Control+U"),
    mark("strike", "Strikethrough", Strikethrough, "Control+Shift+S"),
  ],
  [heading(2, Heading2), heading(3, Heading3), heading(4, Heading4)],
  [
    {
      id: "bullet-list",
      label: "Bulleted list",
      icon: List,
      keys: "Control+Shift+8",
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
      isOn: (editor) => editor.isActive("bulletList"),
      can: (can) => can.toggleBulletList(),
    },
    {
      id: "ordered-list",
      label: "Numbered list",
      icon: ListOrdered,
      keys: "Control+Shift+7",
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
      isOn: (editor) => editor.isActive("orderedList"),
      can: (can) => can.toggleOrderedList(),
    },
    {
      id: "quote",
      label: "Quote",
      icon: TextQuote,
      keys: "Control+Shift+B",
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
      isOn: (editor) => editor.isActive("blockquote"),
      can: (can) => can.toggleBlockquote(),
    },
  ],
  [
    {
      id: "undo",
      label: "Undo",
      icon: Undo2,
      keys: "Control+Z",
      run: (editor) => editor.chain().focus().undo().run(),
      can: (can) => can.undo(),
    },
    {
      id: "redo",
      label: "Redo",
      icon: Redo2,
      keys: "Control+Shift+Z",
      run: (editor) => editor.chain().focus().redo().run(),
      can: (can) => can.redo(),
    },
  ],
];
