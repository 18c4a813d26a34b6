import { showCmsEntry, useCreateCmsEntry, useUpdateCmsEntry, type components } from "@backoffice/api-client";
import { Trash2 } from "lucide-react";
import { useMemo } from "react";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { FormMore } from "#kit/panels/form-more.tsx";
import { NewOrExisting } from "#kit/records/new-or-existing.tsx";
import { Missing } from "#kit/records/record-states.tsx";
import { ChooseOperator } from "#kit/scope/choose-operator.tsx";
import { CMS_DEFAULT } from "#kit/scope/scope.ts";
import { useSelectedOperator } from "#kit/scope/use-selected-operator.ts";
import { lacking, useSession } from "#kit/session/session.ts";
import { missingValuesReason } from "#kit/words/missing-values-reason.ts";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { useWritableLanguages } from "#entities/content/texts/use-writable-languages.ts";
import { ENTRY_STATUS } from "#entities/content/kinds/entry-words.ts";
import { capital } from "#kit/words/capital.ts";
import { asEntryKind, ENTRY_KINDS, type EntryKind } from "../kinds/entry-kinds.ts";
import { useNextPlace } from "../kinds/use-next-place.ts";
import { EntryFields } from "./entry.fields.tsx";
import { entryInput, entrySchema, entryValues, type EntryValues } from "./entry.schema.ts";
import { TextsFields } from "./texts.fields.tsx";

type Entry = components["schemas"]["CmsEntry"];
type FormProps = { kind: EntryKind; opId: string; entry?: Entry; under?: string | undefined; close: () => void };

const disabledReason = ({ key, order }: EntryValues) =>
  missingValuesReason([
    [key, "the key"],
    [order, "the position"],
  ]);

const EntryForm = ({ kind, opId, entry, under = "", close }: FormProps) => {
  const panels = usePanels();
  const session = useSession();
  const titleOf = useTitleOf();
  const [create, update] = [useCreateCmsEntry(), useUpdateCmsEntry()];
  const languages = useWritableLanguages(opId, Object.keys(entry?.content ?? {}));
  const order = useNextPlace(opId, kind, !entry);
  const schema = useMemo(() => entrySchema(kind), [kind]);
  const codes = languages.map(({ code }) => code);
  const { noun } = ENTRY_KINDS[kind];
  const values = entryValues(kind, codes, entry, { parentKey: under, order });
  const subtitle = opId === CMS_DEFAULT ? "CMS DEFAULT" : titleOf(opId);
  const fieldNames = Object.fromEntries(codes.map((code) => [`content.${code}.url`, `content.${code}.link`]));
  const form = { close, noun, schema, save: { disabledReason }, values, failure: { fieldNames } };
  const fields = (now: EntryValues, readOnly: boolean) => (
    <div className="flex flex-col gap-6">
      <EntryFields kind={kind} opId={opId} entry={entry} now={now} />
      <TextsFields kind={kind} opId={opId} content={now.content} readOnly={readOnly} />
    </div>
  );
  if (!entry)
    return (
      <FormPanel
        {...form}
        isNew={{ another: ["parentKey", "status"] }}
        frame={{ title: `New ${noun}`, subtitle }}
        write={create}
        input={(valid) => ({ body: { opId, kind, ...entryInput(valid, kind) } })}
        success={`${capital(noun)} added.`}
        record={({ key }, { id }) => ({ name: key, panel: "cms-entry", params: { entry: id } })}
      >
        {fields}
      </FormPanel>
    );
  return (
    <FormPanel
      {...form}
      frame={{
        title: capital(noun),
        name: entry.key,
        subtitle,
        status: <StatusBadge status={entry.status} of={ENTRY_STATUS} />,
      }}
      write={update}
      input={(valid) => ({ body: { id: entry.id, ...entryInput(valid, kind, entry.content) } })}
      success="Changes saved."
    >
      {(now, readOnly) => (
        <>
          {fields(now, readOnly)}
          <FormMore
            actions={[
              {
                label: "Delete…",
                icon: Trash2,
                danger: true,
                reason: lacking(session, "edit_cms"),
                onClick: () => panels.open("delete-cms-entry", { entry }),
              },
            ]}
          />
        </>
      )}
    </FormPanel>
  );
};

type NewProps = { newEntry: string | undefined; under: string | undefined; close: () => void };

const NewEntry = ({ newEntry, under, close }: NewProps) => {
  const opId = useSelectedOperator();
  const kind = asEntryKind(newEntry);
  if (!kind) return <Missing noun="entry" close={close} />;
  if (opId === undefined) return <ChooseOperator subject={ENTRY_KINDS[kind].nouns} />;
  return <EntryForm key={opId} kind={kind} opId={opId} under={under} close={close} />;
};

/** An entry of a CMS v1 site: the one in the address, or a new one (shell §2.2). */
export const CmsEntryDrawer = ({ params: { entry: id, newEntry, under }, close }: DrawerPanelProps<"cms-entry">) => (
  <NewOrExisting noun="entry" read={showCmsEntry} input={id && { body: { id } }} close={close}>
    {(entry) => {
      if (!entry) return <NewEntry newEntry={newEntry} under={under} close={close} />;
      const kind = asEntryKind(entry.kind);
      if (!kind) return <Missing noun="entry" close={close} />;
      return <EntryForm kind={kind} opId={entry.opId} entry={entry} close={close} />;
    }}
  </NewOrExisting>
);
