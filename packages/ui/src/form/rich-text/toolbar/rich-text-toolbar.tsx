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
  /** The field's name, before "formatting". */
  label: string;
  /** Id of what is written in. */
  controls: string;
  onLink: () => void;
  /** Without it there are no pictures. */
  onPicture?: (() => void) | undefined;
  /** Why no picture can be chosen now. */
  noPictures?: string | undefined;
  /** Without it the HTML is not shown. */
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
 * Everything that can be done to a text, reached by one Tab (or Alt F10 from the text) and then by arrows. It is not
 * drawn anew for a letter that changes nothing of it.
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
              <ToolButton label="Link" icon={Link} pressed={inLink} onPress={onLink} />
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
