import { useCreateCmsBlock } from "@backoffice/api-client";
import { Badge } from "@backoffice/ui";
import { EntryEditor } from "../editor/entry-editor.tsx";
import { modalWays } from "../editor/status-ways.ts";
import { useSiteField } from "../editor/use-site-field.ts";
import { ModalSettings, ModalTexts } from "./modal.fields.tsx";
import { modalInput, MODAL_RENAMED, modalSchema, modalValues } from "./modal.schema.ts";
import { modalShown } from "./modal-shown.ts";

/** `/cms/v2/modals/new`: opens the modal's page after saving. */
const NewModal = () => {
  const site = useSiteField();
  return (
    <EntryEditor
      noun="modal"
      title="New modal"
      status={<Badge>Not saved yet</Badge>}
      record={undefined}
      ways={modalWays(undefined)}
      schema={modalSchema}
      values={modalValues(undefined, site.first)}
      write={useCreateCmsBlock()}
      input={(valid, to) => ({ body: { opId: valid.opId, dto: modalInput(valid, to) } })}
      renamed={MODAL_RENAMED}
      list="/cms/v2/modals"
      shows={modalShown}
      settings={() => <ModalSettings site={site.field} />}
      texts={(language, _texts, { opId }) => <ModalTexts language={language} opId={opId} />}
    />
  );
};

export default NewModal;
