import { Button, cn } from "@backoffice/ui";
import { Upload } from "lucide-react";
import { useRef, useState } from "react";
import { formatBytes } from "@backoffice/ui/form";
import { LARGEST } from "./media-check.ts";
import { MEDIA_EXTENSIONS } from "./media-words.ts";

const ACCEPT = MEDIA_EXTENSIONS.map((extension) => `.${extension}`).join(",");

type DropZoneProps = { onFiles: (files: readonly File[]) => void; disabled: boolean };

/** Drop zone and file picker for several files. */
export const DropZone = ({ onFiles, disabled }: DropZoneProps) => {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!disabled) onFiles([...event.dataTransfer.files]);
      }}
      className={cn(
        "flex flex-col items-center gap-2 rounded-md border border-dashed px-4 py-6 text-center",
        over ? "border-accent bg-hover" : "border-line-strong",
      )}
    >
      <Button reason={disabled ? "Files are being uploaded." : undefined} onClick={() => input.current?.click()}>
        <Upload size={14} strokeWidth={1.75} aria-hidden />
        Choose files
      </Button>
      <p className="text-meta text-ink-muted">
        Or drop them here: {MEDIA_EXTENSIONS.join(", ")}, up to {formatBytes(LARGEST)} each.
      </p>
      <input
        ref={input}
        type="file"
        multiple
        accept={ACCEPT}
        aria-label="Files"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // Allows the same file to be selected again.
          event.currentTarget.value = "";
        }}
      />
    </div>
  );
};
