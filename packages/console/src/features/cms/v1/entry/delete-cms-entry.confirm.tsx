import { useDeleteCmsEntry } from "@backoffice/api-client";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { SiteName } from "#entities/content/site/site-name.tsx";
import { capital } from "#kit/words/capital.ts";
import { asEntryKind, ENTRY_KINDS } from "../kinds/entry-kinds.ts";

/** Deletes a CMS v1 entry in all languages; the server refuses if it has children. */
export const DeleteCmsEntry = ({ params: { entry }, ...panel }: DialogPanelProps<"delete-cms-entry">) => {
  const kind = asEntryKind(entry.kind);
  const noun = kind ? ENTRY_KINDS[kind].noun : "entry";
  return (
    <ConfirmPanel
      {...panel}
      verb="Delete"
      noun={noun}
      name={entry.key}
      tone="danger"
      irreversible={{ reaches: "record" }}
      write={useDeleteCmsEntry()}
      input={{ query: { id: entry.id } }}
      success={`${capital(noun)} deleted.`}
      failure={{ title: "Unable To Delete Entry" }}
      after={{ goTo: kind && ENTRY_KINDS[kind].path }}
    >
      Delete <strong>{entry.key}</strong> of{" "}
      <strong>
        <SiteName opId={entry.opId} />
      </strong>{" "}
      in all languages. Its pictures stay in the files.
    </ConfirmPanel>
  );
};
