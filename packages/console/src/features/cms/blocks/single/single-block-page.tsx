import { useListCmsBlocks } from "@backoffice/api-client";
import { Button, Card, EmptyState, SectionHeading } from "@backoffice/ui";
import { Plus } from "lucide-react";
import { useState, type ComponentType } from "react";
import { useTitleOf } from "#entities/operator/operator-titles.tsx";
import { PanelKeyProvider } from "#kit/panels/panel-key.ts";
import { RecordPageFrame } from "#kit/records/record-page-frame.tsx";
import { ChooseOperator } from "#kit/scope/choose-operator.tsx";
import { useSelectedOperator } from "#kit/scope/use-selected-operator.ts";
import { lacking, useSession } from "#kit/session/session.ts";
import { BLOCK_KINDS, type BlockKind } from "#entities/content/kinds/block-kinds.ts";
import { NewBlockForm } from "../panels/new-block.form.tsx";
import { SingleBlock } from "./single-block.tsx";

type SiteProps = { kind: BlockKind; opId: string };

const NotThere = ({ kind, opId }: SiteProps) => {
  const session = useSession();
  const titleOf = useTitleOf();
  const [adds, setAdds] = useState(false);
  const { noun, icon, where } = BLOCK_KINDS[kind];
  if (adds)
    return (
      <Card className="p-5">
        <SectionHeading className="mb-4" description={titleOf(opId)}>{`New ${noun}`}</SectionHeading>
        <NewBlockForm kind={kind} opId={opId} close={() => setAdds(false)} />
      </Card>
    );
  return (
    <EmptyState
      icon={icon}
      title={`${titleOf(opId)} has no ${noun} yet`}
      action={
        <Button variant="primary" reason={lacking(session, "edit_cms")} onClick={() => setAdds(true)}>
          <Plus size={14} strokeWidth={2} aria-hidden />
          {`Add ${noun}`}
        </Button>
      }
    >
      {where}
    </EmptyState>
  );
};

const Read = ({ kind, opId }: SiteProps) => {
  const query = useListCmsBlocks({ body: { page: 1, itemsPerPage: 1, opId, kind } });
  return (
    <RecordPageFrame noun={BLOCK_KINDS[kind].noun} query={query}>
      {({ items: [row] }) =>
        row ? <SingleBlock key={row.id} kind={kind} row={row} /> : <NotThere kind={kind} opId={opId} />
      }
    </RecordPageFrame>
  );
};

/**
 * Page of a kind with at most one block per site: its editor, or the form to add it, for the operator or brand in
 * scope.
 */
export const singleBlockPage =
  (kind: BlockKind): ComponentType =>
  () => {
    const opId = useSelectedOperator();
    if (opId === undefined) return <ChooseOperator subject={BLOCK_KINDS[kind].noun} />;
    return (
      // Input for one site is not offered for another.
      <PanelKeyProvider key={opId} value={`${kind}:${opId}`}>
        <Read kind={kind} opId={opId} />
      </PanelKeyProvider>
    );
  };
