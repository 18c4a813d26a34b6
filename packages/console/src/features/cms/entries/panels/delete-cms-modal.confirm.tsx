import { useDeleteCmsBlock } from "@backoffice/api-client";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import { irreversibleWhere } from "#kit/panels/irreversible.ts";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";

/** Deletes a modal in all languages. */
export const DeleteCmsModal = ({ params: { modal }, ...panel }: DialogPanelProps<"delete-cms-modal">) => {
  const { name, status } = modal.block;
  return (
    <ConfirmPanel
      {...panel}
      verb="Delete"
      noun="modal"
      tone="danger"
      irreversible={irreversibleWhere(status === "ACTIVE", name)}
      write={useDeleteCmsBlock()}
      input={{ query: { id: modal.id } }}
      success="Modal deleted."
      after={{ goTo: "/cms/v2/modals" }}
    >
      Delete the modal{" "}
      <strong>
        <bdi>{name}</bdi>
      </strong>{" "}
      with its texts in all languages.{" "}
      {status === "ACTIVE" ? "Players stop seeing it immediately." : "Players do not see it at present."} Its pictures
      stay in the gallery.
    </ConfirmPanel>
  );
};
