import type { components } from "@backoffice/api-client";
import { Button } from "@backoffice/ui";
import { createFields, FieldGroup, Form, SubmitButton, useZodForm } from "@backoffice/ui/form";
import { useId } from "react";
import { z } from "zod";
import { DialogFrame } from "#kit/panels/dialog-frame.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { PanelFoot } from "#kit/panels/panel-frame.tsx";
import { useUnsavedGuard } from "#kit/panels/unsaved.ts";
import { lacking, useSession } from "#kit/session/session.ts";
import { DropZone } from "../drop-zone.tsx";
import { MEDIA_TARGETS } from "../media-words.ts";
import { UploadList } from "../upload-list.tsx";
import { isWaiting, useUploads } from "../use-uploads.ts";

type Target = components["schemas"]["MediaTarget"];

const schema = z.object({
  target: z.string().min(1, "Choose the purpose of the files."),
  tags: z.array(z.string().max(40, "Use at most 40 characters for a tag.")).max(20, "Use at most 20 tags."),
});
const fields = createFields(schema);
const VALUES = { target: "OTHER", tags: [] };

const UploadForm = ({ opId, close }: { opId: string; close: () => void }) => {
  const formId = useId();
  const form = useZodForm<typeof schema>({ schema, defaultValues: VALUES });
  const session = useSession();
  const { operation, files, busy, add, upload, remove } = useUploads();
  const release = useUnsavedGuard(
    files.some(({ state }) => state !== "done" && state !== "refused"),
    undefined,
    false,
    busy,
  );
  const done = () => {
    release();
    close();
  };
  const waiting = files.filter(isWaiting).length;
  const missing = waiting > 0 ? undefined : "Choose the files first.";
  return (
    <Form
      id={formId}
      form={form}
      onSubmit={({ target, tags }) => upload({ opId, target: target as Target, tags }, done)}
    >
      <DropZone onFiles={add} disabled={busy} />
      <UploadList files={files} busy={busy} onRemove={remove} />
      <FieldGroup>
        <fields.SelectField name="target" label="Purpose" required options={MEDIA_TARGETS} />
        <fields.TagsField
          name="tags"
          label="Tags"
          limit={20}
          help="Tags describe the picture. The gallery filters by them."
        />
      </FieldGroup>
      <PanelFoot>
        <div className="flex-1" />
        <Button onClick={close}>{files.some(({ state }) => state === "done") ? "Close" : "Cancel"}</Button>
        <SubmitButton formId={formId} pending={busy} reason={lacking(session, operation.permission) ?? missing}>
          {waiting > 1 ? `Upload ${waiting} files` : "Upload file"}
        </SubmitButton>
      </PanelFoot>
    </Form>
  );
};

/** Uploads files to a site's gallery: checked first, then sent one by one (content §9, ruling 23). */
export const UploadMedia = ({ params: { opId }, open, close }: DialogPanelProps<"upload-media">) => (
  <DialogFrame open={open} close={close} title="Upload Files" size="lg">
    <UploadForm opId={opId} close={close} />
  </DialogFrame>
);
