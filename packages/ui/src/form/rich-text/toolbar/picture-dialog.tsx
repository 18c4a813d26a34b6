import type { Editor } from "@tiptap/core";
import { useId, useState, type KeyboardEvent } from "react";
import { Dialog } from "../../../overlays/dialog/dialog.tsx";
import { Button } from "../../../primitives/button/button.tsx";
import { Checkbox } from "../../../primitives/controls/checkbox.tsx";
import { Input } from "../../../primitives/controls/input.tsx";
import { safePicture } from "../../../safe-picture.ts";
import { FieldLabel } from "../../frame/field-label.tsx";
import { FieldNote } from "../../frame/field-note.tsx";
import type { ChoosePicture, ChosenPicture } from "./choose-picture.ts";
import { focusText } from "./focus-text.ts";

type PictureDialogProps = {
  editor: Editor;
  /** The newly chosen image; without it, the selected image of the text. */
  chosen: ChosenPicture | undefined;
  choose: ChoosePicture;
  onClose: () => void;
};

const LONGEST = 300;
const MISSING = "Describe the picture, or mark it as decorative.";
const NO_PICTURE = "This file cannot be shown in a text. Choose a picture: jpg, png, webp or svg.";

/** The selected image of the text. */
const selected = (editor: Editor): ChosenPicture | undefined => {
  if (!editor.isActive("image")) return undefined;
  const { src, alt } = editor.getAttributes("image");
  return { src: String(src), alt: String(alt ?? "") };
};

/** Asks for the alternative text of an image and inserts it at the cursor. */
export const PictureDialog = ({ editor, chosen, choose, onClose }: PictureDialogProps) => {
  const id = useId();
  const [old] = useState(() => (chosen ? undefined : selected(editor)));
  const [picture, setPicture] = useState(chosen ?? old);
  const [alt, setAlt] = useState(picture?.alt ?? "");
  const [decoration, setDecoration] = useState(old !== undefined && old.alt === "");
  const [isSubmitted, setIsSubmitted] = useState(false);
  const src = picture && safePicture(picture.src);
  const error = isSubmitted && !decoration && alt.trim() === "" ? MISSING : undefined;

  const another = async () => {
    const next = await choose();
    if (next) setPicture(next);
  };
  const apply = () => {
    setIsSubmitted(true);
    if (src === undefined || (!decoration && alt.trim() === "")) return;
    const attributes = { src, alt: decoration ? "" : alt.trim() };
    if (old) editor.commands.updateAttributes("image", attributes);
    // The selected text is kept: the image is inserted after it.
    else editor.chain().setTextSelection(editor.state.selection.to).setImage(attributes).run();
    onClose();
  };
  const remove = () => {
    editor.commands.deleteSelection();
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
      title="Picture"
      onCloseAutoFocus={focusText(editor)}
      footer={
        <>
          {old && (
            <Button className="me-auto" onClick={remove}>
              Remove picture
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" reason={src === undefined ? NO_PICTURE : undefined} onClick={apply}>
            {old ? "Change picture" : "Insert picture"}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="flex items-center gap-3">
          {src === undefined ? (
            <p className="text-body text-critical-ink">{NO_PICTURE}</p>
          ) : (
            <img src={src} alt="" className="h-24 max-w-48 rounded-md border bg-sunken object-contain" />
          )}
          <Button onClick={() => void another()}>Choose another…</Button>
        </div>
        <div className="flex flex-col gap-1">
          <FieldLabel id={`${id}-label`} htmlFor={id}>
            Description
          </FieldLabel>
          <Input
            id={id}
            dir="auto"
            value={alt}
            maxLength={LONGEST}
            readOnly={decoration}
            invalid={error !== undefined}
            aria-describedby={`${id}-note`}
            onChange={(event) => setAlt(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <FieldNote id={id} error={error} help="Read by screen readers, and shown if the picture does not load." />
        </div>
        <label className="flex items-center gap-2 text-body">
          <Checkbox checked={decoration} onChange={(event) => setDecoration(event.currentTarget.checked)} />
          Decorative picture
        </label>
      </div>
    </Dialog>
  );
};
