import type { Editor } from "@tiptap/core";
import { CodeXml, Image, Link } from "lucide-react";
import { Toolbar } from "radix-ui";
import { Fragment, memo } from "react";
import { TableMenu } from "./table-menu.tsx";
import { ToolButton } from "./tool-button.tsx";
import { TOOLS, type Tool } from "./tools.ts";
import { useEditorState } from "../use-editor-state.ts";

type RichTextToolbarProps = {
  editor: Editor;
  /** Label of the field; the accessible name is this and "formatting". */
  label: string;
  /** Id of the editable element. */
  controls: string;
  onLink: () => void;
  /** Without it there is no image tool. */
  onPicture?: (() => void) | undefined;
  /** Reason why the image tool is disabled. */
  noPictures?: string | undefined;
  /** Without it there is no HTML tool. */
  onHtml?: (() => void) | undefined;
};

const ALL = TOOLS.flat();
const idsOf = (tools: readonly Tool[]) => tools.map((tool) => tool.id).join(" ");
const toolsOn = (editor: Editor) => idsOf(ALL.filter((tool) => tool.isOn?.(editor)));
const toolsAble = (editor: Editor) => {
  const can = editor.can();
  return idsOf(ALL.filter((tool) => tool.can(can)));
};
const isLink = (editor: Editor) => editor.isActive("link");
const isImage = (editor: Editor) => editor.isActive("image");

/**
 * Toolbar with all formatting commands: one tab stop (or Alt+F10 from the text), then arrow keys. Memoised, so that it
 * does not render on a keystroke that changes none of its states.
 */
export const RichTextToolbar = memo(function RichTextToolbar({
  editor,
  label,
  controls,
  onLink,
  onPicture,
  noPictures,
  onHtml,
}: RichTextToolbarProps) {
  const on = useEditorState(editor, toolsOn).split(" ");
  const able = useEditorState(editor, toolsAble).split(" ");
  const inLink = useEditorState(editor, isLink);
  const onImage = useEditorState(editor, isImage);
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
              pressed={tool.isOn && on.includes(tool.id)}
              disabled={!able.includes(tool.id)}
              onPress={() => tool.run(editor)}
            />
          ))}
          {index === 2 && (
            <>
              <ToolButton label="Link" icon={Link} keys="Control+K" pressed={inLink} onPress={onLink} />
              {onPicture && (
                <ToolButton
                  label="Picture"
                  icon={Image}
                  pressed={onImage}
                  disabled={noPictures !== undefined}
                  reason={noPictures}
                  onPress={onPicture}
                />
              )}
              <TableMenu editor={editor} />
            </>
          )}
        </Fragment>
      ))}
      {onHtml && (
        <>
          <Toolbar.Separator className="mx-0.5 h-4 w-px bg-line" />
          <ToolButton label="HTML" icon={CodeXml} onPress={onHtml} />
        </>
      )}
    </Toolbar.Root>
  );
});
