import { showCmsBlock, useShowCmsBlock, useUpdateCmsBlock } from "@backoffice/api-client";
import { useQueryClient } from "@tanstack/react-query";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { takeBack } from "#kit/submit/take-back.ts";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { asBlockKind, BLOCK_KINDS } from "#entities/content/kinds/block-kinds.ts";
import { capital } from "#kit/words/capital.ts";

const TO_ACTIVE = {
  verb: "Activate",
  status: "ACTIVE",
  done: "activated",
  outcome: "Players see it within its schedule.",
} as const;
const TO_INACTIVE = {
  verb: "Deactivate",
  status: "INACTIVE",
  done: "deactivated",
  outcome: "Players stop seeing it immediately.",
} as const;

/**
 * Activates or deactivates a block. The call takes the entire block, so it is refetched first: changes by another user
 * are kept.
 */
export const SwitchCmsBlock = ({ params: { block: row }, ...panel }: DialogPanelProps<"switch-cms-block">) => {
  const { id, opId, block } = row;
  const { data: fresh, error, isFetchedAfterMount } = useShowCmsBlock({ body: { id } }, { staleTime: 0 });
  const kind = asBlockKind(block.kind);
  const noun = kind ? BLOCK_KINDS[kind].noun : "block";
  const { verb, status, done, outcome } = block.status === "ACTIVE" ? TO_INACTIVE : TO_ACTIVE;
  const client = useQueryClient();
  const write = useUpdateCmsBlock();
  const isRead = fresh !== undefined && isFetchedAfterMount;
  return (
    <ConfirmPanel
      {...panel}
      verb={verb}
      noun={noun}
      name={block.name}
      write={write}
      input={{ body: { id, dto: { ...(fresh?.block ?? block), status } } }}
      success={`${capital(noun)} ${done}.`}
      record={{ name: block.name, panel: "cms-block", params: { block: id } }}
      undo={(saved) =>
        takeBack({
          change: `${capital(noun)} ${done}, ${block.name}`,
          isUnchanged: async () => {
            const now = await client.query({ ...showCmsBlock.options({ body: { id } }), staleTime: 0 });
            return JSON.stringify(now.block) === JSON.stringify(saved.block);
          },
          send: () => write.send({ body: { id, dto: { ...saved.block, status: block.status } } }),
          success: `${block.name} is ${block.status.toLowerCase()}.`,
        })
      }
      failure={{ title: `Unable To ${verb} Block` }}
      reason={
        error ? `The block could not be loaded: ${error.messages[0] ?? error.message}` : isRead ? undefined : "Loading…"
      }
    >
      {verb} <strong>{block.name}</strong> of{" "}
      <strong>
        <OperatorName opId={opId} />
      </strong>
      . {outcome}
    </ConfirmPanel>
  );
};
