import { Badge, FileName, IconButton, ProgressBar, Spinner, visibleText, type Tone } from "@backoffice/ui";
import { formatBytes } from "@backoffice/ui/form";
import { X } from "lucide-react";
import type { Uploading } from "./use-uploads.ts";

const STATES: Record<Uploading["state"], { label: string; tone: Tone }> = {
  checking: { label: "Checking", tone: "normal" },
  ready: { label: "Ready", tone: "normal" },
  refused: { label: "Not accepted", tone: "stop" },
  sending: { label: "Sending", tone: "note" },
  done: { label: "Uploaded", tone: "normal" },
  failed: { label: "Failed", tone: "stop" },
  unknown: { label: "Not confirmed", tone: "look" },
};

type UploadListProps = { files: readonly Uploading[]; busy: boolean; onRemove: (id: number) => void };

/** Files of an upload with status and error of each, and the total progress. */
export const UploadList = ({ files, busy, onRemove }: UploadListProps) => {
  const tried = files.filter(({ state }) => state === "done" || state === "failed" || state === "unknown").length;
  return (
    <div className="flex flex-col gap-2">
      {busy && <ProgressBar label="Files uploaded" value={tried} max={files.length} showValue />}
      <ul aria-label="Files to upload" className="flex flex-col divide-y rounded-md border empty:hidden">
        {files.map(({ id, file, state, says }) => (
          <li key={id} className="flex min-w-0 items-center gap-3 px-3 py-1.5">
            <span className="min-w-0 flex-1">
              <span className="block truncate text-body" title={visibleText(file.name)}>
                <FileName name={file.name} />
              </span>
              <span className="block text-meta text-ink-muted tabular">{formatBytes(file.size)}</span>
              {says && (
                <span role="alert" className="block text-meta text-critical-ink">
                  {says}
                </span>
              )}
            </span>
            {state === "sending" && <Spinner size={14} />}
            <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
            {!busy && state !== "done" && (
              <IconButton size="sm" icon={X} label={`Remove ${visibleText(file.name)}`} onClick={() => onRemove(id)} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
