import { Paperclip, Trash2, Upload as UploadIcon } from "lucide-react";
import { useLayoutEffect, useRef, useState, type DragEvent } from "react";
import { cn } from "../../cn.ts";
import { Button } from "../../primitives/button/button.tsx";
import { IconButton } from "../../primitives/button/icon-button.tsx";
import { FieldFrame } from "../frame/field-frame.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import { FILE_KINDS, formatBytes, isImage, kindNames, type FileKind, type FileRefusals } from "./file-kind.ts";
import { FileRow } from "./file-row.tsx";
import { frameLooks } from "../frame/frame-looks.ts";
import { useRefusal } from "../errors/refusals.ts";
import { useField } from "../frame/use-field.ts";
import { useLatestCallback } from "../../use-latest-callback.ts";
import { visibleText } from "../../visible-text.ts";
import { useDropOnForm } from "./use-drop-on-form.ts";
import { acceptOf, useUpload, type Upload } from "./use-upload.ts";

/** A selected file, the id of a stored file (the result of `upload`), or none. */
export type FileValue = File | string | null;

export type FileFieldProps = FieldProps & {
  kinds: readonly FileKind[];
  /** Maximum size, inclusive. */
  maxBytes: number;
  /** Overrides the kit's error messages of refused files. */
  refusals?: FileRefusals | undefined;
  /** Uploads the file when it is selected. Without it the value is the file, submitted with the form. */
  upload?: Upload | undefined;
  /** Name and image URL of a stored file. Without it the value itself is shown. */
  stored?: ((value: string) => { name: string; image?: string | undefined }) | undefined;
  /** A button named by the label until a file is selected, which can be dropped anywhere on the form. */
  compact?: boolean | undefined;
};

const kindOf = (name: string, kinds: readonly FileKind[]) =>
  kinds.find((kind) => FILE_KINDS[kind].extensions.some((end) => name.toLowerCase().endsWith(end)));

/**
 * A field for one file, which can be dropped, selected, replaced and removed. Checks the type by its content and the size
 * against an inclusive maximum. The value is a `FileValue`, `null` if there is none.
 */
export const FileField = (given: FileFieldProps) => {
  const { kinds, maxBytes, refusals, upload, compact = false } = given;
  const limits = `${kindNames(kinds)}, up to ${formatBytes(maxBytes)}.`;
  const props = { ...given, help: given.help ?? limits };
  const field = useField<FileValue>(props);
  const { ref, "aria-required": required, ...control } = field.control;
  const [sent, setSent] = useState<File>();
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { state, take, stop } = useUpload({
    kinds,
    maxBytes,
    refusals,
    upload,
    onDone: (value, file) => {
      setSent(file);
      field.change(value);
    },
  });
  const value = field.value || undefined;
  const busy = state.kind === "checking" || state.kind === "sending";
  const refused = state.kind === "failed" ? state.message : undefined;
  const error = refused ?? field.error;
  // The form is not submitted while a file is refused, or still being checked or uploaded.
  const missing = busy ? `${visibleText(state.name)} is still uploading. Wait or cancel the upload.` : refused;
  const sayRefused = useRefusal(props.name);
  useLayoutEffect(() => sayRefused(missing), [sayRefused, missing]);
  const choose = () => input.current?.click();
  useDropOnForm(input, compact && !field.frozen, useLatestCallback(take));
  const isButton = compact && !value && state.kind === "idle";

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !field.frozen) take(file);
  };
  const remove = () => {
    setSent(undefined);
    stop();
    field.change(null);
    input.current?.focus();
  };
  const describe = () => {
    if (value instanceof File) return { name: value.name, image: value, detail: formatBytes(value.size) };
    const stored = given.stored?.(value ?? "");
    const name = sent?.name ?? stored?.name ?? value ?? "";
    return { name, image: sent ?? stored?.image, detail: sent ? formatBytes(sent.size) : "Stored" };
  };
  const shown = describe();
  const kind = kindOf(shown.name, kinds);

  return (
    <FieldFrame field={{ ...field, error }} props={props} labelHidden={compact}>
      <div
        data-slot="file-drop"
        onDragOver={(event) => {
          event.preventDefault();
          if (!field.frozen) setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cn(
          "relative min-w-0 rounded-md has-[input:focus-visible]:border-solid",
          !isButton && [
            over ? "bg-accent-soft" : field.frozen ? "bg-sunken" : "bg-surface",
            !value && !busy && "border-dashed",
            over
              ? "border border-accent"
              : frameLooks({ invalid: Boolean(error), disabled: Boolean(props.disabledReason) }),
          ],
        )}
      >
        <input
          {...control}
          ref={(node) => {
            input.current = node;
            ref(node);
          }}
          type="file"
          name={props.name}
          required={required}
          disabled={field.frozen}
          accept={acceptOf(kinds)}
          aria-invalid={error ? true : undefined}
          {...(error && { "aria-describedby": `${field.id}-note` })}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            // Reset, so that the same file can be selected again.
            event.currentTarget.value = "";
            if (file && !field.frozen) take(file);
          }}
          // Positioned in the frame, so that focusing it scrolls the first line of the frame into view.
          className="sr-only scroll-mb-12"
        />
        {busy ? (
          <FileRow
            name={state.name}
            detail={state.kind === "checking" ? "Checking…" : `${Math.round(state.share * 100)} %`}
            share={state.share}
          >
            <Button size="sm" onClick={stop}>
              Stop
            </Button>
          </FileRow>
        ) : value ? (
          <FileRow name={shown.name} detail={shown.detail} image={!kind || isImage(kind) ? shown.image : undefined}>
            {!field.frozen && (
              <>
                <Button size="sm" onClick={choose}>
                  Replace
                </Button>
                <IconButton size="sm" icon={Trash2} label={`Remove ${visibleText(shown.name)}`} onClick={remove} />
              </>
            )}
          </FileRow>
        ) : compact ? (
          isButton &&
          !field.frozen && <IconButton icon={Paperclip} label={props.label} onClick={choose} tabIndex={-1} />
        ) : (
          <div className="flex min-h-14 flex-wrap items-center justify-center gap-x-2 gap-y-1 p-2 text-meta text-ink-muted">
            <UploadIcon size={16} strokeWidth={1.75} aria-hidden />
            {field.frozen ? "No file" : over ? "Drop to add the file" : "Drop a file here, or"}
            {!field.frozen && !over && (
              <Button size="sm" onClick={choose} tabIndex={-1}>
                Choose a file
              </Button>
            )}
          </div>
        )}
        {state.kind === "failed" && (
          <div className="flex justify-center gap-1.5 pb-2">
            {state.file && (
              <Button size="sm" onClick={() => state.file && take(state.file)}>
                Send again
              </Button>
            )}
            <Button size="sm" variant="ghost" onClick={stop}>
              Remove
            </Button>
          </div>
        )}
      </div>
    </FieldFrame>
  );
};
