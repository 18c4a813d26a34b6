import { cleanText } from "../../clean-text.ts";
import { hasEmail } from "../../has-email.ts";
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

/** Why a view cannot be saved with this name, which is stored and exported with its filters. */
const saveReason = (name: string): string | undefined => {
  if (!name) return "Enter a name.";
  return hasEmail(name) ? "Enter a name without an email address." : undefined;
};

/** Asks for the name of a view. An existing name replaces that view, after a notice. */
export const SaveViewDialog = ({ names, leftOut, onSave, onClose }: SaveViewDialogProps) => {
  const [name, setName] = useState("");
  const id = useId();
  const viewName = cleanText(name);
  const taken = names.includes(viewName);
  const reason = saveReason(viewName);
  const save = () => {
    if (reason !== undefined) return;
    onSave(viewName);
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
          <Button variant="primary" reason={reason} onClick={save}>
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
        {hasEmail(viewName) && reason}
        {taken && "A view with this name exists. It will be replaced."}
      </p>
    </Dialog>
  );
};
