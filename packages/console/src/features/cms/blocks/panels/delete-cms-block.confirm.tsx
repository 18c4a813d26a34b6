import { useDeleteCmsBlock } from "@backoffice/api-client";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import { irreversibleWhere } from "#kit/panels/irreversible.ts";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { asBlockKind, BLOCK_KINDS } from "#entities/content/kinds/block-kinds.ts";
import { capital } from "#kit/words/capital.ts";

/** Deletes a block: it disappears from the site at once, and its images are kept. */
export const DeleteCmsBlock = ({ params: { block: row }, ...panel }: DialogPanelProps<"delete-cms-block">) => {
  const kind = asBlockKind(row.block.kind);
  const { noun, path } = kind ? BLOCK_KINDS[kind] : { noun: "block", path: undefined };
  return (
    <ConfirmPanel
      {...panel}
      verb="Delete"
      noun={noun}
      name={row.block.name}
      tone="danger"
      irreversible={irreversibleWhere(row.block.status === "ACTIVE", row.block.name)}
      write={useDeleteCmsBlock()}
      input={{ query: { id: row.id } }}
      success={`${capital(noun)} deleted.`}
      failure={{ title: "Unable To Delete Block" }}
      after={{ goTo: path }}
    >
      Delete <strong>{row.block.name}</strong> of{" "}
      <strong>
        <OperatorName opId={row.opId} />
      </strong>
      . Players stop seeing it immediately. Its pictures stay in the files.
    </ConfirmPanel>
  );
};
