import { showCmsBlock, useUpdateCmsBlock, type components } from "@backoffice/api-client";
import { Trash2 } from "lucide-react";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { Missing } from "#kit/records/record-states.tsx";
import { lacking, useSession } from "#kit/session/session.ts";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { EntryEditor } from "../editor/entry-editor.tsx";
import { modalWays } from "../editor/status-ways.ts";
import { MODAL_STATUS } from "#entities/content/kinds/entry-words.ts";
import { ModalSettings, ModalTexts } from "./modal.fields.tsx";
import { modalInput, MODAL_RENAMED, modalSchema, modalValues } from "./modal.schema.ts";
import { modalShown } from "./modal-shown.ts";

/** Editor of a modal: `/cms/v2/modals/{id}`. */
export const ModalEditor = ({ modal }: { modal: components["schemas"]["CmsBlock"] }) => {
  const panels = usePanels();
  const session = useSession();
  const write = useUpdateCmsBlock();
  const { id, opId, block } = modal;
  // The address names a block of another kind, which has its own page.
  if (block.kind !== "MODAL") return <Missing noun="modal" close={() => history.back()} />;
  const mayNot = lacking(session, write.operation.permission);
  return (
    <EntryEditor
      noun="modal"
      title={block.name}
      status={<StatusBadge status={block.status} of={MODAL_STATUS} />}
      record={modal}
      again={showCmsBlock.options({ body: { id } })}
      ways={modalWays(block.status)}
      schema={modalSchema}
      values={modalValues(block, opId)}
      write={write}
      input={(valid, to) => ({ body: { id, dto: modalInput(valid, to) } })}
      renamed={MODAL_RENAMED}
      list="/cms/v2/modals"
      shows={modalShown}
      more={[
        {
          label: "Delete",
          icon: Trash2,
          danger: true,
          reason: mayNot,
          onClick: () => panels.open("delete-cms-modal", { modal }),
        },
      ]}
      settings={() => <ModalSettings />}
      texts={(language) => <ModalTexts language={language} opId={opId} />}
    />
  );
};
