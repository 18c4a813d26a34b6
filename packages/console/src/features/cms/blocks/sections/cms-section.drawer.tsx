import { showCmsEntry, useCreateCmsEntry, useUpdateCmsEntry, type components } from "@backoffice/api-client";
import { useMemo } from "react";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { NewOrExisting } from "#kit/records/new-or-existing.tsx";
import { Missing } from "#kit/records/record-states.tsx";
import { ChooseOperator } from "#kit/scope/choose-operator.tsx";
import { useOneOperator } from "#kit/scope/use-one-operator.ts";
import { lacking, useSession } from "#kit/session/session.ts";
import { enterFirst } from "#kit/words/enter-first.ts";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { useWritableLanguages } from "../kinds/use-writable-languages.ts";
import { asSectionKind, SECTION_KINDS, SECTION_STATUS, type SectionKind } from "./section-kinds.ts";
import { SectionFields } from "./section.fields.tsx";
import { sectionContent, sectionSchema, sectionValues, type SectionValues } from "./section.schema.ts";

type Entry = components["schemas"]["CmsEntry"];
type FormProps = { kind: SectionKind; opId: string; entry?: Entry; close: () => void };

const waits = ({ key, order }: SectionValues) =>
  enterFirst([
    [key, "the key"],
    [order, "the place"],
  ]);

const SectionForm = ({ kind, opId, entry, close }: FormProps) => {
  const panels = usePanels();
  const session = useSession();
  const titleOf = useTitleOf();
  const [create, update] = [useCreateCmsEntry(), useUpdateCmsEntry()];
  const languages = useWritableLanguages(opId, Object.keys(entry?.content ?? {}));
  const schema = useMemo(() => sectionSchema(kind), [kind]);
  const codes = languages.map(({ code }) => code);
  const { noun } = SECTION_KINDS[kind];
  const form = { close, noun, schema, waits, subtitle: titleOf(opId), values: sectionValues(kind, codes, entry) };
  const fields = (now: SectionValues) => <SectionFields kind={kind} opId={opId} now={now} />;
  if (!entry)
    return (
      <FormPanel
        {...form}
        isNew
        title={`New ${noun}`}
        write={create}
        input={({ content, ...rest }) => ({
          body: { opId, kind, ...rest, parentKey: null, content: sectionContent(content, kind) },
        })}
        success={`The ${noun} is added.`}
      >
        {fields}
      </FormPanel>
    );
  return (
    <FormPanel
      {...form}
      title={entry.key}
      status={<StatusBadge status={entry.status} of={SECTION_STATUS} />}
      write={update}
      input={({ content, ...rest }) => ({
        body: {
          id: entry.id,
          ...rest,
          parentKey: entry.parentKey,
          content: sectionContent(content, kind, entry.content),
        },
      })}
      success="Changes saved."
      aside={{
        label: "Delete…",
        reason: lacking(session, "edit_cms"),
        onClick: () => panels.open("delete-cms-section", { entry }),
      }}
    >
      {fields}
    </FormPanel>
  );
};

type NewProps = { newSection: string | undefined; close: () => void };

const NewSection = ({ newSection, close }: NewProps) => {
  const opId = useOneOperator();
  const kind = asSectionKind(newSection);
  if (!kind) return <Missing noun="section" close={close} />;
  if (opId === undefined) return <ChooseOperator what={`${SECTION_KINDS[kind].noun}s`} />;
  return <SectionForm key={opId} kind={kind} opId={opId} close={close} />;
};

/** A banner or a section of the home page of a site that uses the first CMS: the one of the address, or a new one (shell §2.2). */
const CmsSectionDrawer = ({ params: { section: id, newSection }, close }: DrawerPanelProps<"cms-section">) => (
  <NewOrExisting noun="section" read={showCmsEntry} input={id && { body: { id } }} close={close}>
    {(entry) => {
      if (!entry) return <NewSection newSection={newSection} close={close} />;
      const kind = asSectionKind(entry.kind);
      if (!kind) return <Missing noun="section" close={close} />;
      return <SectionForm kind={kind} opId={entry.opId} entry={entry} close={close} />;
    }}
  </NewOrExisting>
);

export default CmsSectionDrawer;
