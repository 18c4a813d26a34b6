import { useEffect, useRef, useState } from "react";
import { visibleText } from "../../visible-text.ts";
import { FILE_KINDS, fileProblem, HEAD_BYTES, type FileKind, type FileRefusals } from "./file-kind.ts";

/** Uploads the file and returns the form value: its URL or id. Calls `onProgress` with 0 to 1. */
export type Upload = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<string>;

export type UploadState =
  | { kind: "idle" }
  | { kind: "checking" | "sending"; name: string; share: number }
  | { kind: "failed"; message: string; file: File | undefined };

type Params = {
  kinds: readonly FileKind[];
  maxBytes: number;
  refusals: FileRefusals | undefined;
  upload: Upload | undefined;
  onDone: (value: File | string, file: File) => void;
};

/** Checks a file by its first bytes, uploads it if `upload` is given, and passes it to `onDone`. */
export const useUpload = ({ kinds, maxBytes, refusals, upload, onDone }: Params) => {
  const [state, setState] = useState<UploadState>({ kind: "idle" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (file: File, signal: AbortSignal) => {
    setState({ kind: "checking", name: file.name, share: 0 });
    try {
      const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
      if (signal.aborted) return;
      const problem = fileProblem(file, head, kinds, maxBytes, refusals);
      if (problem) {
        setState({ kind: "failed", message: problem, file: undefined });
        return;
      }
      const onProgress = (share: number) => {
        if (!signal.aborted)
          setState({ kind: "sending", name: file.name, share: Math.min(1, Math.max(0, share || 0)) });
      };
      if (upload) onProgress(0);
      const value = upload ? await upload(file, { signal, onProgress }) : file;
      if (signal.aborted) return;
      setState({ kind: "idle" });
      onDone(value, file);
    } catch {
      if (!signal.aborted)
        setState({ kind: "failed", message: `${visibleText(file.name)} could not be uploaded.`, file });
    }
  };
  const stop = () => {
    running.current?.abort();
    setState({ kind: "idle" });
  };
  const take = (file: File) => {
    running.current?.abort();
    running.current = new AbortController();
    void run(file, running.current.signal);
  };
  return { state, take, stop };
};

/** `accept` attribute of the file dialog, which only suggests the types. */
export const acceptOf = (kinds: readonly FileKind[]): string =>
  kinds.flatMap((kind) => [FILE_KINDS[kind].mime, ...FILE_KINDS[kind].extensions]).join(",");
