import type { Editor } from "@tiptap/core";
import { useId, useState, type KeyboardEvent } from "react";
import { Dialog } from "../../../overlays/dialog/dialog.tsx";
import { Button } from "../../../primitives/button/button.tsx";
import { Input } from "../../../primitives/controls/input.tsx";
import { FieldLabel } from "../../frame/field-label.tsx";
import { FieldNote } from "../../frame/field-note.tsx";
import type { ChooseLink } from "./choose-link.ts";
import { focusText } from "./focus-text.ts";
import { linkAddress } from "./link-address.ts";

type LinkDialogProps = {
  editor: Editor;
  /** Opens a chooser of the site's pages; without it the address is typed. */
  choose: ChooseLink | undefined;
  onClose: () => void;
};

const WRONG =
  "Use a web address (https://…), a page of this site (/…), an email address (mailto:…) or a telephone number (tel:…).";

/** Asks for the URL of a link. An existing link is changed or removed; without a selection its text is asked for too. */
export const LinkDialog = ({ editor, choose, onClose }: LinkDialogProps) => {
  const id = useId();
  const [given] = useState(() => ({
    address: String(editor.getAttributes("link")["href"] ?? ""),
    bare: editor.state.selection.empty && !editor.isActive("link"),
  }));
  const [typed, setTyped] = useState(given.address);
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();

  const apply = () => {
    const href = linkAddress(typed);
    if (href === undefined) {
      setError(WRONG);
      return;
    }
    const chain = editor.chain().extendMarkRange("link");
    if (given.bare)
      chain.insertContent({ type: "text", text: text.trim() || href, marks: [{ type: "link", attrs: { href } }] });
    else chain.setLink({ href });
    chain.run();
    onClose();
  };
  const remove = () => {
    editor.chain().extendMarkRange("link").unsetLink().run();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // React events bubble to the form around the editor.
    event.preventDefault();
    event.stopPropagation();
    apply();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title="Link"
      onCloseAutoFocus={focusText(editor)}
      footer={
        <>
          {given.address && (
            <Button className="me-auto" onClick={remove}>
              Remove link
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={apply}>
            Set link
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-col gap-1">
          <FieldLabel id={`${id}-label`} htmlFor={id}>
            Address
          </FieldLabel>
          <Input
            id={id}
            dir="ltr"
            inputMode="url"
            autoComplete="off"
            value={typed}
            invalid={error !== undefined}
            aria-describedby={error && `${id}-note`}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <FieldNote id={id} error={error} />
          {choose && (
            <Button size="sm" variant="ghost" className="self-start" onClick={() => void choose().then(setTyped)}>
              Choose a page…
            </Button>
          )}
        </div>
        {given.bare && (
          <div className="flex flex-col gap-1">
            <FieldLabel id={`${id}-text-label`} htmlFor={`${id}-text`}>
              Text
            </FieldLabel>
            <Input
              id={`${id}-text`}
              dir="auto"
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
              onKeyDown={onKeyDown}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
};
