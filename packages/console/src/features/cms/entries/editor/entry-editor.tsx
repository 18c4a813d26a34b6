import { Alert, ForbiddenState } from "@backoffice/ui";
import { EditConflict, Form, useZodForm, type FormSchema } from "@backoffice/ui/form";
import { useId, useState, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import type { z } from "zod";
import { useMayStay } from "#kit/panels/use-may-stay.ts";
import { keptSearch } from "#kit/address/kept-search.ts";
import { useMerge } from "#kit/edits/use-merge.ts";
import { DraftNotices } from "#kit/panels/drafts/draft-notices.tsx";
import { useFormDraft } from "#kit/panels/drafts/form-draft.ts";
import { submitForm } from "#kit/panels/submit-form.ts";
import { useUnsavedGuard } from "#kit/panels/unsaved.ts";
import { useGoTo } from "#kit/panels/use-go-to.ts";
import type { MoreAction } from "#kit/records/more-actions.tsx";
import { lacking, useSession } from "#kit/session/session.ts";
import type { Writer } from "#kit/submit/writer.ts";
import { VersionConflictNotice } from "#entities/content/version-conflict/version-conflict-notice.tsx";
import { useVersionConflict, type Saved } from "#entities/content/version-conflict/use-version-conflict.ts";
import { titleOf } from "#entities/content/kinds/title-of.ts";
import { ChangesProvider } from "./changes-context.tsx";
import { entryChanges, type Copy } from "./entry-changes.ts";
import { EntryFoot } from "./entry-foot.tsx";
import { EntryFields, type EntryParts, type EntryValues } from "./entry-fields.tsx";
import { GoLiveConfirm } from "./go-live-confirm.tsx";
import { PublishingCard } from "./publishing-card.tsx";
import type { Ways } from "./status-ways.ts";
import { takeAsSaved } from "./take-as-saved.ts";
import { UnpublishedChanges } from "./unpublished-changes.tsx";
import { useEntrySummary, type EntryRecord } from "./entry-summary.ts";
import { useEntryWriting } from "./use-entry-writing.ts";

type EntrySchema = FormSchema & z.ZodType<EntryValues & object, EntryValues & object>;

type EntryEditorProps<Schema extends EntrySchema, Input, Data> = EntryParts<z.input<Schema>> & {
  /** Noun: "page". */
  noun: string;
  /** The record's name, or "New page". */
  title: string;
  /** Badge of the status. */
  status: ReactNode;
  /** The existing record; undefined for a new one. */
  record: EntryRecord | undefined;
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
  /** The published version, if it differs from the saved one, and its form values. */
  published?: { copy: Copy; values: z.input<Schema> } | undefined;
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
  published,
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
  const [isCompared, setIsCompared] = useState(false);
  const changes = entryChanges(published?.copy ?? null, record ?? {});
  useEntrySummary(title, record);
  const writing = useEntryWriting({
    form,
    ways,
    title,
    write: conflict.guards(write),
    input,
    renamed,
    onSaved: () => {
      release();
      draft.settle();
    },
    onDone: (answer, sent) => {
      if (record) return takeAsSaved(form as never, sent);
      form.reset(values);
      goTo(`${list}/${encodeURIComponent(answer.id)}`, { replace: true });
    },
  });
  const { pending, live } = writing;
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
  const publishing = (
    <PublishingCard
      status={status}
      changes={changes}
      publishedAt={record?.publishedAt ?? null}
      id={record?.id}
      isCompared={isCompared}
      onCompare={() => setIsCompared(!isCompared)}
    />
  );
  return (
    <div className="flex w-full min-w-0 flex-1 flex-col gap-4 *:data-[slot=form]:flex-1 [&_[data-slot=sticky-foot]]:mt-auto">
      {drafts}
      {readOnly && <Alert severity="info">{readOnlyReason}</Alert>}
      <Form
        id={formId}
        form={form}
        readOnly={readOnly}
        onSubmit={writing.send}
        onInvalid={() => writing.want(undefined)}
      >
        <VersionConflictNotice noun={noun} of={conflict} values={values} />
        <EditConflict fields={merge.conflicts} onChoose={merge.choose} />
        {published && isCompared && (
          <UnpublishedChanges noun={noun} published={published.copy} saved={record ?? {}} values={published.values} />
        )}
        <ChangesProvider value={changes}>
          <EntryFields
            noun={noun}
            values={values}
            saved={record?.languages}
            isNew={!record}
            readOnly={readOnly}
            previewed={previewed}
            publishing={publishing}
            shows={shows}
            onDeleteText={onDeleteText}
            settings={settings}
            texts={texts}
          />
        </ChangesProvider>
        <EntryFoot
          formId={formId}
          ways={ways}
          isNew={!record}
          isDirty={isDirty}
          pending={pending}
          readOnlyReason={readOnlyReason}
          conflictReason={merge.reason}
          previewed={previewed}
          onPreview={() => setPreviewed(!previewed)}
          more={more}
          onWay={(next) => {
            writing.want(next);
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
          isChange={record !== undefined && live.way.to === ways.save.to}
          onConfirm={writing.confirm}
          onClose={writing.cancel}
        />
      )}
    </div>
  );
};
