import { cleanText } from "../../clean-text.ts";
import { useId, useState } from "react";
import { Dialog } from "../../overlays/dialog/dialog.tsx";
import { Button } from "../../primitives/button/button.tsx";
import { Input } from "../../primitives/controls/input.tsx";
import { leftOutText } from "./left-out.ts";
import { NAME_MAX } from "./saved-views.ts";

type SaveViewDialogProps = {
  names: readonly string[];
  /** Labels of the applied filters that are not saved. */
  leftOut: readonly string[];
  onSave: (name: string) => void;
  onClose: () => void;
};

/** Asks for the name of a view. An existing name replaces that view, after a notice. */
export const SaveViewDialog = ({ names, leftOut, onSave, onClose }: SaveViewDialogProps) => {
  const [name, setName] = useState("");
  const id = useId();
  const wanted = cleanText(name);
  const taken = names.includes(wanted);
  const save = () => {
    if (!wanted) return;
    onSave(wanted);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title="Save this view"
      description="Saves columns, sorting and filters for you in this browser."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" reason={wanted ? undefined : "Enter a name."} onClick={save}>
            {taken ? "Replace" : "Save"}
          </Button>
        </>
      }
    >
      {leftOut.length > 0 && <p className="mb-3 text-caution-ink">{leftOutText(leftOut)}</p>}
      <label className="flex flex-col gap-1">
        <span className="font-medium">Name</span>
        <Input
          value={name}
          maxLength={NAME_MAX}
          aria-describedby={id}
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") save();
          }}
        />
      </label>
      <p id={id} aria-live="polite" className="mt-1 min-h-4 text-meta text-ink-muted">
        {taken && "A view with this name exists. It will be replaced."}
      </p>
    </Dialog>
  );
};
