import { useUploadMedia } from "@backoffice/api-client";
import { Alert, Button } from "@backoffice/ui";
import { Upload } from "lucide-react";
import { useRef, useState } from "react";
import { mediaAddress } from "#entities/media/media-address.ts";
import { extensionOf, isPicture } from "#entities/media/pictures.ts";
import { lacking, useSession } from "#kit/session/session.ts";
import { useSubmit } from "#kit/submit/use-submit.ts";
import { headOf, mediaProblem } from "./media-check.ts";
import { MEDIA_EXTENSIONS } from "./media-words.ts";

const PICTURES = MEDIA_EXTENSIONS.filter(isPicture);
const ACCEPT = PICTURES.map((extension) => `.${extension}`).join(",");
const NO_PICTURE = `Only (${PICTURES.join(",")}) files are allowed.`;

const problemOf = async (file: File): Promise<string | undefined> => {
  if (!isPicture(extensionOf(file.name))) return NO_PICTURE;
  try {
    return await mediaProblem(file, new Uint8Array(await file.slice(0, headOf(file)).arrayBuffer()));
  } catch {
    return "This file could not be read.";
  }
};

type UploadPictureProps = { opId: string; onUploaded: (address: string) => void };

/** Uploads one picture to the site's files, checked first (ruling 23). */
export const UploadPicture = ({ opId, onUploaded }: UploadPictureProps) => {
  const write = useUploadMedia();
  const right = lacking(useSession(), write.operation.permission);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const { submit, pending, locked } = useSubmit({
    write,
    verb: "Upload",
    noun: "file",
    success: "File uploaded.",
    record: (_, { body: { file } }) => (file instanceof File ? file.name : undefined),
    after: { onDone: (item) => onUploaded(mediaAddress(item)) },
  });
  const upload = async (file: File | undefined) => {
    if (!file) return;
    const fileProblem = await problemOf(file);
    setProblem(fileProblem);
    if (fileProblem === undefined) await submit({ body: { file, opId, target: "OTHER" } });
  };
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Button reason={right ?? locked} loading={pending} onClick={() => input.current?.click()}>
        <Upload size={14} strokeWidth={1.75} aria-hidden />
        Upload picture
      </Button>
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        aria-label="Picture"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          void upload(event.currentTarget.files?.[0]);
          // Allows the same file to be selected again.
          event.currentTarget.value = "";
        }}
      />
      {problem && (
        <Alert severity="critical" onDismiss={() => setProblem(undefined)}>
          {problem}
        </Alert>
      )}
    </div>
  );
};
