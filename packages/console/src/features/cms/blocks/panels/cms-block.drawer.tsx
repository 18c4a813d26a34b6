import { showCmsBlock, useUpdateCmsBlock, type components } from "@backoffice/api-client";
import { useNow } from "@backoffice/ui";
import { Trash2 } from "lucide-react";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import { EndedAlert } from "#entities/time/ended-alert.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { FormPanel } from "#kit/panels/form-panel.tsx";
import { FormMore } from "#kit/panels/form-more.tsx";
import { NewOrExisting } from "#kit/records/new-or-existing.tsx";
import { Missing } from "#kit/records/record-states.tsx";
import { ChooseOperator } from "#kit/scope/choose-operator.tsx";
import { useSelectedOperator } from "#kit/scope/use-selected-operator.ts";
import { lacking, useSession } from "#kit/session/session.ts";
import { SavedLine } from "#entities/content/site/saved-line.tsx";
import { asBlockKind, BLOCK_KINDS, type BlockKind } from "#entities/content/kinds/block-kinds.ts";
import { capital } from "#kit/words/capital.ts";
import { BlockStateBadge } from "../kinds/block-state-badge.tsx";
import { BlockFields } from "./block.fields.tsx";
import { blockFields } from "./block.schema.ts";
import { useBlockForm } from "./block-form.ts";
import { NewBlockForm } from "./new-block.form.tsx";

type EditProps = { row: components["schemas"]["CmsBlock"]; kind: BlockKind; close: () => void };

const EditBlock = ({ row, kind, close }: EditProps) => {
  const { id, opId, block } = row;
  const panels = usePanels();
  const session = useSession();
  const titleOf = useTitleOf();
  const { schema, values } = useBlockForm(kind, opId, block);
  const { noun } = BLOCK_KINDS[kind];
  return (
    <FormPanel
      close={close}
      noun={noun}
      frame={{
        title: capital(noun),
        name: block.name,
        subtitle: titleOf(opId),
        status: <BlockStateBadge block={block} now={useNow(false)} />,
      }}
      schema={schema}
      values={values}
      write={useUpdateCmsBlock()}
      input={(valid) => ({ body: { id, dto: blockFields(kind, valid) } })}
      success="Changes saved."
    >
      {(now) => (
        <>
          <EndedAlert
            endTime={block.endsAt}
            isActive={block.status === "ACTIVE"}
            action={{
              label: "Deactivate…",
              onClick: () => panels.open("switch-cms-block", { block: row }),
              reason: lacking(session, "edit_cms"),
            }}
          >
            Players no longer see it.
          </EndedAlert>
          <BlockFields kind={kind} opId={opId} now={now} />
          <SavedLine {...row} />
          <FormMore
            actions={[
              {
                label: "Delete…",
                icon: Trash2,
                danger: true,
                reason: lacking(session, "edit_cms"),
                onClick: () => panels.open("delete-cms-block", { block: row }),
              },
            ]}
          />
        </>
      )}
    </FormPanel>
  );
};

type NewProps = { newBlock: string | undefined; place: string | undefined; close: () => void };

const NewBlock = ({ newBlock, place, close }: NewProps) => {
  const opId = useSelectedOperator();
  const kind = asBlockKind(newBlock);
  if (!kind) return <Missing noun="block" close={close} />;
  if (opId === undefined) return <ChooseOperator subject={BLOCK_KINDS[kind].nouns} />;
  return <NewBlockForm key={opId} {...{ kind, opId, place, close }} />;
};

/** The block in the address, or a new one of a kind for the selected site (shell §2.2). */
export const CmsBlockDrawer = ({ params: { block: id, newBlock, place }, close }: DrawerPanelProps<"cms-block">) => (
  <NewOrExisting noun="block" read={showCmsBlock} input={id && { body: { id } }} close={close}>
    {(row) => {
      if (!row) return <NewBlock {...{ newBlock, place, close }} />;
      const kind = asBlockKind(row.block.kind);
      return kind ? <EditBlock {...{ row, kind, close }} /> : <Missing noun="block" close={close} />;
    }}
  </NewOrExisting>
);
