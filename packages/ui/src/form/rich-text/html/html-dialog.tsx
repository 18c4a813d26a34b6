import { useState, type KeyboardEvent } from "react";
import { Alert } from "../../../feedback/alert.tsx";
import { Dialog } from "../../../overlays/dialog/dialog.tsx";
import { Button } from "../../../primitives/button/button.tsx";
import { CodeBox } from "../../text/code-box.tsx";
import { droppedElements } from "./html-content.ts";
import { foreignAddresses, foreignAttributes, listed } from "./removed-content.ts";

type HtmlDialogProps = {
  /** Label of the field: "Body". */
  label: string;
  html: string;
  /** Receives the typed HTML, which is cleaned when it is parsed. */
  onApply: (typed: string) => void;
  onClose: () => void;
};

/** Lists what would be removed from the HTML, to follow "left out:"; undefined if nothing is removed. */
const lossesOf = (html: string): string | undefined => {
  const elements = droppedElements(html, true).map((name) => `<${name}>`);
  const attributes = foreignAttributes(html);
  const addresses = foreignAddresses(html);
  const losses = [
    ...(elements.length > 0 ? [elements.join(", ")] : []),
    ...(attributes.length > 0
      ? [`the ${attributes.length === 1 ? "attribute" : "attributes"} ${listed(attributes)}`]
      : []),
    ...(addresses > 0 ? [addresses === 1 ? "1 unsafe address" : `${addresses} unsafe addresses`] : []),
  ];
  return losses.length > 0 ? losses.join("; ") : undefined;
};

/** Edits a text as HTML. Shows unsupported content while the user types, before it is applied. */
export const HtmlDialog = ({ label, html, onApply, onClose }: HtmlDialogProps) => {
  const [typed, setTyped] = useState(html);
  const [isConfirming, setIsConfirming] = useState(false);
  const losses = lossesOf(typed);
  const changed = typed !== html;

  /** Escape or a click outside keeps the typed text. */
  const leave = () => {
    if (changed && !isConfirming) setIsConfirming(true);
    else onClose();
  };
  const apply = () => {
    if (changed) onApply(typed);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // React events bubble to the form around the editor and would submit it.
    if (event.key !== "Enter") return;
    event.stopPropagation();
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    apply();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      size="lg"
      title={`${label}: HTML`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={apply}>
            {losses ? "Apply without them" : "Apply"}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <CodeBox
          aria-label={`${label}: HTML`}
          wrap
          rows={12}
          value={typed}
          invalid={false}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setIsConfirming(false);
          }}
          onKeyDown={onKeyDown}
        />
        {losses && <Alert severity="caution">Not supported and will be removed: {losses}.</Alert>}
        {isConfirming && (
          <Alert severity="info">These changes are not applied yet. Click Apply, or Cancel to discard them.</Alert>
        )}
      </div>
    </Dialog>
  );
};
