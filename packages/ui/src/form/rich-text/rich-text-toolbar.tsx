import type { Editor } from "@tiptap/core";
import { CodeXml, Link } from "lucide-react";
import { Toolbar } from "radix-ui";
import { Fragment } from "react";
import { ToolButton } from "./tool-button.tsx";
import { TOOLS } from "./tools.ts";
import { useEditorState } from "./use-editor-state.ts";

type RichTextToolbarProps = {
  editor: Editor;
  /** The field's name, before "formatting". */
  label: string;
  /** Id of what is written in. */
  controls: string;
  /** The HTML is shown as text: there is nothing to format. */
  source: boolean;
  onSource: () => void;
  onLink: () => void;
};

/** Everything that can be done to a text, reached by one Tab and then by arrows. */
export const RichTextToolbar = ({ editor, label, controls, source, onSource, onLink }: RichTextToolbarProps) => {
  const on = useEditorState(editor, (it) => {
    const ids = TOOLS.flat().filter((tool) => tool.isOn?.(it));
    return ids.map((tool) => tool.id).join(" ");
  }).split(" ");
  const able = useEditorState(editor, (it) => {
    const ids = TOOLS.flat().filter((tool) => tool.can(it));
    return ids.map((tool) => tool.id).join(" ");
  }).split(" ");
  const inLink = useEditorState(editor, (it) => it.isActive("link"));
  return (
    <Toolbar.Root
      aria-label={`${label}: formatting`}
      aria-controls={controls}
      data-slot="rich-text-toolbar"
      className="flex flex-wrap items-center gap-px border-b px-1 py-0.5"
    >
      {TOOLS.map((group, index) => (
        <Fragment key={group[0]?.id}>
          {index > 0 && <Toolbar.Separator className="mx-0.5 h-4 w-px bg-line" />}
          {group.map((tool) => (
            <ToolButton
              key={tool.id}
              label={tool.label}
              icon={tool.icon}
              keys={tool.keys}
              pressed={tool.isOn && !source ? on.includes(tool.id) : undefined}
              disabled={source || !able.includes(tool.id)}
              onPress={() => tool.run(editor)}
            />
          ))}
          {index === 2 && (
            <ToolButton label="Link" icon={Link} pressed={inLink && !source} disabled={source} onPress={onLink} />
          )}
        </Fragment>
      ))}
      <Toolbar.Separator className="mx-0.5 h-4 w-px bg-line" />
      <ToolButton label="HTML source" icon={CodeXml} pressed={source} onPress={onSource} />
    </Toolbar.Root>
  );
};
