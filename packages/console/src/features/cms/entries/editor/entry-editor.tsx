import { Alert, Button, ForbiddenState } from "@backoffice/ui";
import { applyFieldErrors, EditConflict, Form, useZodForm, type FormSchema } from "@backoffice/ui/form";
import { useId, useRef, useState, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import type { z } from "zod";
import { useMayStay } from "#kit/panels/use-may-stay.ts";
import { keptSearch } from "#kit/address/kept-search.ts";
import { useMerge } from "#kit/edits/use-merge.ts";
import { DraftNotices } from "#kit/panels/draft-notices.tsx";
import { useFormDraft } from "#kit/panels/form-draft.ts";
import { submitForm } from "#kit/panels/submit-form.ts";
import { useUnsavedGuard } from "#kit/panels/unsaved.ts";
import { useGoTo } from "#kit/panels/use-go-to.ts";
import { MoreActions, type MoreAction } from "#kit/records/more-actions.tsx";
import { RecordHeader } from "#kit/records/record-header.tsx";
import { lacking, useSession } from "#kit/session/session.ts";
import { useSubmit } from "#kit/submit/use-submit.ts";
import type { Writer } from "#kit/submit/writer.ts";
import { VersionConflictNotice } from "#entities/content/version-conflict/version-conflict-notice.tsx";
import {
  isVersionConflict,
  useVersionConflict,
  type Saved,
} from "#entities/content/version-conflict/use-version-conflict.ts";
import { titleOf } from "#entities/content/kinds/title-of.ts";
import { EntryFoot } from "./entry-foot.tsx";
import { EntryFields, type EntryParts, type EntryValues } from "./entry-fields.tsx";
import { GoLiveConfirm } from "./go-live-confirm.tsx";
import type { Way, Ways } from "./status-ways.ts";
import { takeAsSaved } from "./take-as-saved.ts";
import { nameInValues } from "#kit/panels/name-in-values.ts";

type EntrySchema = FormSchema & z.ZodType<EntryValues & object, EntryValues & object>;

type EntryEditorProps<Schema extends EntrySchema, Input, Data> = EntryParts<z.input<Schema>> & {
  /** Noun: "page". */
  noun: string;
  /** The record's name, or "New page". */
  title: string;
  status?: ReactNode;
  /** Site and last change, below the title. */
  metadata?: ReactNode;
  /** The existing record; undefined for a new one. */
  record: (Saved & { languages: readonly string[] }) | undefined;
  /** The query that refetches it before saving: `showCmsPage.options(…)`. */
  again?: object | undefined;
  ways: Ways;
  schema: Schema;
  values: z.input<Schema>;
  write: Writer<Input, Data>;
  /** Request body with the new status; optionally without changing the published version. */
  input: (valid: z.output<Schema>, status: string, keepsPublished: boolean) => Input;
  /** Wire names that differ from the form's. */
  renamed?: Readonly<Record<string, string>> | undefined;
  /** Path of the list; the record's page is below it. */
  list: `/${string}`;
  /** Content above the fields, such as unpublished changes. */
  above?: ReactNode;
  /** Further actions, in More: "Delete". */
  more?: readonly MoreAction[];
};

/**
 * Editor page of a page, post or modal. Unsaved input is guarded, survives a reload and the end of the session, and
 * never silently overwrites another user's change.
 */
export const EntryEditor = <Schema extends EntrySchema, Input, Data extends Saved & { id: string }>({
  noun,
  title,
  status,
  metadata,
  record,
  again,
  ways,
  schema,
  values,
  write,
  input,
  renamed = {},
  list,
  shows,
  above,
  more = [],
  onDeleteText,
  settings,
  texts,
}: EntryEditorProps<Schema, Input, Data>) => {
  const formId = useId();
  const session = useSession();
  const navigate = useNavigate();
  const { search } = useLocation();
  const goTo = useGoTo();
  const form = useZodForm<Schema>({ schema, defaultValues: values as never, values });
  const { isDirty, isSubmitting } = form.formState;
  const draftTitle = record ? `Edit ${noun}: ${title}` : `New ${noun}`;
  const merge = useMerge(form, { schema, values, isNew: !record });
  const draft = useFormDraft(form, { operation: write.operation, title: draftTitle, merge });
  const release = useUnsavedGuard(isDirty, draft.forget, draft.isKept, isSubmitting || write.pending);
  const conflict = useVersionConflict(record, again);
  const [previewed, setPreviewed] = useState(false);
  /** A valid entry that is shown to players once that is confirmed. */
  const [live, setLive] = useState<{ way: Way; valid: z.output<Schema> }>();
  /** The status that a button asks for; otherwise the current one is kept. */
  const wanted = useRef<Way>(undefined);
  const wayNow = () => wanted.current ?? ways.save;
  /** The values when the request was sent: later input is not saved. */
  const sent = useRef<z.input<Schema>>(values);
  const { submit, pending } = useSubmit({
    write: conflict.guards(write),
    verb: "Save",
    noun: "changes",
    success: () => wayNow().success,
    record: () => nameInValues(form.getValues()) ?? title,
    failure: { onRefused: isVersionConflict, fieldNames: renamed },
    onFieldErrors: (errors) => applyFieldErrors(form, errors),
    onSaved: () => {
      release();
      draft.settle();
    },
    after: {
      onDone: (answer) => {
        if (record) return takeAsSaved(form as never, sent.current);
        form.reset(values);
        goTo(`${list}/${encodeURIComponent(answer.id)}`, { replace: true });
      },
    },
  });
  const { permission } = write.operation;
  const readOnlyReason = lacking(session, permission);
  const readOnly = readOnlyReason !== undefined;
  const drafts = <DraftNotices draft={draft} readOnlyReason={readOnlyReason} />;
  const mayStay = useMayStay(!readOnly);
  if (!record && !mayStay)
    return (
      <>
        <ForbiddenState permission={permission} />
        {drafts}
      </>
    );
  const sendAs = async (way: Way, valid: z.output<Schema>) => {
    wanted.current = way;
    sent.current = structuredClone(form.getValues());
    await submit(input(valid, way.to, way.keepsPublished ?? false));
    wanted.current = undefined;
  };
  const send = (valid: z.output<Schema>) => {
    const way = wayNow();
    wanted.current = undefined;
    return way.goesLive ? setLive({ way, valid }) : sendAs(way, valid);
  };
  return (
    <div className="mx-auto flex w-full max-w-5xl min-w-0 flex-col gap-4">
      <div className="-mb-4">
        <RecordHeader
          status={status}
          metadata={metadata}
          actions={
            <>
              <Button aria-pressed={previewed} onClick={() => setPreviewed(!previewed)}>
                Preview
              </Button>
              {more.length > 0 && <MoreActions actions={more} />}
            </>
          }
        >
          {title}
        </RecordHeader>
      </div>
      {drafts}
      {readOnly && <Alert severity="info">{readOnlyReason}</Alert>}
      <Form
        id={formId}
        form={form}
        readOnly={readOnly}
        onSubmit={send}
        onInvalid={() => {
          wanted.current = undefined;
        }}
      >
        <VersionConflictNotice noun={noun} of={conflict} values={values} />
        <EditConflict fields={merge.conflicts} onChoose={merge.choose} />
        {above}
        <EntryFields
          values={values}
          saved={record?.languages}
          readOnly={readOnly}
          previewed={previewed}
          shows={shows}
          onDeleteText={onDeleteText}
          settings={settings}
          texts={texts}
        />
        <EntryFoot
          formId={formId}
          ways={ways}
          isNew={!record}
          isDirty={isDirty}
          pending={pending}
          readOnlyReason={readOnlyReason}
          conflictReason={merge.reason}
          onWay={(next) => {
            wanted.current = next;
            submitForm(formId);
          }}
          onDiscard={() => form.reset()}
          onClose={() => void navigate(list + keptSearch(search))}
        />
      </Form>
      {live && (
        <GoLiveConfirm
          noun={noun}
          name={titleOf(live.valid).title || title}
          opId={live.valid.opId}
          way={live.way}
          onConfirm={() => void sendAs(live.way, live.valid)}
          onClose={() => setLive(undefined)}
        />
      )}
    </div>
  );
};
