import { useListCmsBlocks } from "@backoffice/api-client";
import { useLatestCallback } from "@backoffice/ui";
import { RefreshCw } from "lucide-react";
import { useMemo, type ComponentType } from "react";
import { usePublishActions } from "#kit/pages/page-actions.ts";
import { RecordStates } from "#kit/records/record-states.tsx";
import { ChooseOperator } from "#kit/scope/choose-operator.tsx";
import { useSelectedOperator } from "#kit/scope/use-selected-operator.ts";
import { BLOCK_KINDS, type BlockKind } from "#entities/content/kinds/block-kinds.ts";
import { allBlocks } from "./all-blocks.ts";
import { BlockList } from "./block-list.tsx";

type ReadProps = { kind: BlockKind; opId: string };

const Read = ({ kind, opId }: ReadProps) => {
  const query = useListCmsBlocks(allBlocks(opId, kind));
  const refresh = useLatestCallback(() => void query.refetch());
  usePublishActions(useMemo(() => [{ label: "Refresh", icon: RefreshCw, run: refresh }], [refresh]));
  const { nouns } = BLOCK_KINDS[kind];
  return (
    <div role="group" aria-label={nouns} tabIndex={0} className="relative mx-auto w-full max-w-5xl">
      <RecordStates noun={nouns} query={query} close={refresh}>
        {({ items }) => <BlockList kind={kind} opId={opId} rows={items} refresh={refresh} />}
      </RecordStates>
    </div>
  );
};

/** Page of a kind with several blocks per site, for the operator or brand in scope. */
export const blockListPage =
  (kind: BlockKind): ComponentType =>
  () => {
    const opId = useSelectedOperator();
    if (opId === undefined) return <ChooseOperator subject={BLOCK_KINDS[kind].nouns} />;
    return <Read key={opId} kind={kind} opId={opId} />;
  };
