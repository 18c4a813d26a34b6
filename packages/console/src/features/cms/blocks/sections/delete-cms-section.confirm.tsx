import { useDeleteCmsEntry } from "@backoffice/api-client";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { asSectionKind, SECTION_KINDS } from "./section-kinds.ts";

/** Deletes a banner or a section of the first CMS in all its languages. */
const DeleteCmsSection = ({ params: { entry }, ...panel }: DialogPanelProps<"delete-cms-section">) => {
  const kind = asSectionKind(entry.kind);
  return (
    <ConfirmPanel
      {...panel}
      verb="Delete"
      noun={kind ? SECTION_KINDS[kind].noun : "section"}
      name={entry.key}
      tone="danger"
      write={useDeleteCmsEntry()}
      input={{ query: { id: entry.id } }}
      success={`${entry.key} is deleted.`}
      failure="Unable To Delete Section"
      goTo={kind && SECTION_KINDS[kind].path}
    >
      Delete <strong>{entry.key}</strong> of{" "}
      <strong>
        <OperatorName opId={entry.opId} />
      </strong>{" "}
      in all languages. Its pictures stay in the files.
    </ConfirmPanel>
  );
};

export default DeleteCmsSection;
