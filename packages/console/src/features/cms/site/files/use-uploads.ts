import { ApiError, useUploadMedia, type components } from "@backoffice/api-client";
import { toast } from "@backoffice/ui";
import { useRef, useState } from "react";
import { describeFailure } from "#kit/submit/describe-failure.ts";
import { toastOptionsOf } from "#kit/submit/toast-options.tsx";
import { showFailure } from "#kit/submit/failure-store.ts";
import { headOf, mediaProblem } from "./media-check.ts";

/** A file during upload, with its message. */
export type Uploading = {
  id: number;
  file: File;
  /**
   * `refused`: not sent, because of content or size. `unknown`: sent, but the outcome is unknown; a retry uses
   * the same idempotency key, so that the server recognizes it.
   */
  state: "checking" | "ready" | "refused" | "sending" | "done" | "failed" | "unknown";
  says?: string | undefined;
};

type Sent = { opId: string; target: components["schemas"]["MediaTarget"]; tags: string[] };

/** Files that the button sends: not tried yet, or refused by the server. */
export const isWaiting = ({ state }: Uploading): boolean =>
  state === "ready" || state === "failed" || state === "unknown";

const wordsOf = (error: unknown): string => {
  const described = describeFailure(error);
  return described
    ? [...described.messages, described.hint].filter(Boolean).join(" ")
    : "The server did not accept the file.";
};

/** Uploads several files one by one, each sent once. */
export const useUploads = () => {
  const { operation, send } = useUploadMedia();
  const [files, setFiles] = useState<readonly Uploading[]>([]);
  const [busy, setBusy] = useState(false);
  const last = useRef(0);

  const change = (id: number, state: Uploading["state"], says?: string) =>
    setFiles((now) => now.map((it) => (it.id === id ? { ...it, state, says } : it)));

  const check = async ({ id, file }: Uploading) => {
    const head = await file
      .slice(0, headOf(file))
      .arrayBuffer()
      .catch(() => undefined);
    const problem = head
      ? await mediaProblem(file, new Uint8Array(head)).catch(() => "This file could not be checked. Choose it again.")
      : "This file could not be read.";
    change(id, problem ? "refused" : "ready", problem);
  };

  const add = (chosen: readonly File[]) => {
    const added = chosen.map((file): Uploading => ({ id: (last.current += 1), file, state: "checking" }));
    setFiles((now) => [...now, ...added]);
    for (const it of added) void check(it);
  };

  /** Whether it was uploaded; undefined if the session has ended, so that the others are not tried. */
  const sendOne = async ({ id, file }: Uploading, { opId, target, tags }: Sent): Promise<boolean | undefined> => {
    change(id, "sending");
    try {
      await send({ body: { file, opId, target, ...(tags.length > 0 && { tags }) } });
      change(id, "done");
      return true;
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.outcome === "unknown";
      change(id, isUnknown ? "unknown" : "failed", wordsOf(error));
      const failure = isUnknown && describeFailure(error);
      if (failure) showFailure(failure);
      return error instanceof ApiError && error.kind === "signed-out" ? undefined : false;
    }
  };

  /** `onDone` is called when all are uploaded. */
  const upload = async (as: Sent, onDone: () => void) => {
    setBusy(true);
    let all = files.every((it) => isWaiting(it) || it.state === "done");
    const waiting = files.filter(isWaiting);
    const arrived: string[] = [];
    for (const it of waiting) {
      // One by one, so that files do not share a slow connection and each shows its own status.
      // oxlint-disable-next-line no-await-in-loop
      const result = await sendOne(it, as);
      if (result) arrived.push(it.file.name);
      else all = false;
      if (result === undefined) break;
    }
    setBusy(false);
    const [name, ...others] = arrived;
    if (name !== undefined)
      toast.success(
        others.length === 0 ? "File uploaded." : `${arrived.length} files uploaded.`,
        toastOptionsOf({ record: { name: others.length === 0 ? name : `${name} and ${others.length} more` } }),
      );
    if (all) onDone();
  };

  return {
    operation,
    files,
    busy,
    add,
    upload,
    remove: (id: number) => setFiles((now) => now.filter((it) => it.id !== id)),
  };
};
