import { useUpdateCmsBlock, type components } from "@backoffice/api-client";
import { Card, useNow } from "@backoffice/ui";
import { useMemo } from "react";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import { EndedAlert } from "#entities/time/ended-alert.tsx";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { RecordActions } from "#kit/records/record-actions.tsx";
import { RecordHeader } from "#kit/records/record-header.tsx";
import { RecordForm } from "#kit/records/record-form.tsx";
import { lacking, useSession } from "#kit/session/session.ts";
import { SavedLine } from "#entities/content/site/saved-line.tsx";
import { BLOCK_KINDS, type BlockKind } from "#entities/content/kinds/block-kinds.ts";
import { BlockStateBadge } from "../kinds/block-state-badge.tsx";
import { blockActions } from "../kinds/blocks.actions.ts";
import { BlockFields } from "../panels/block.fields.tsx";
import { blockFields } from "../panels/block.schema.ts";
import { useBlockForm } from "../panels/block-form.ts";

type SingleBlockProps = { kind: BlockKind; row: components["schemas"]["CmsBlock"] };

/** Editor of a site's only block of a kind, on its page. */
export const SingleBlock = ({ kind, row }: SingleBlockProps) => {
  const { id, opId, block } = row;
  const panels = usePanels();
  const session = useSession();
  const titleOf = useTitleOf();
  const actions = useMemo(() => blockActions(panels, session), [panels, session]);
  const { schema, values } = useBlockForm(kind, opId, block);
  return (
    <>
      <RecordHeader
        status={<BlockStateBadge block={block} now={useNow(false)} />}
        metadata={BLOCK_KINDS[kind].where}
        actions={<RecordActions record={row} actions={actions} />}
      >
        {titleOf(opId)}
      </RecordHeader>
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
      <Card className="p-5">
        <RecordForm
          schema={schema}
          values={values}
          write={useUpdateCmsBlock()}
          input={(valid) => ({ body: { id, dto: blockFields(kind, valid) } })}
          success="Changes saved."
          draftTitle={`Edit ${BLOCK_KINDS[kind].noun}: ${titleOf(opId)}`}
        >
          {(now) => (
            <>
              <BlockFields kind={kind} opId={opId} now={now} />
              <SavedLine {...row} />
            </>
          )}
        </RecordForm>
      </Card>
    </>
  );
};
