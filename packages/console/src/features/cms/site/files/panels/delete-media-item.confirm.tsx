import { useDeleteMedia } from "@backoffice/api-client";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { SiteName } from "../../site-name.tsx";

const WORDS = { refused: "Unable to delete the file" };

/** Takes a file out of a site's gallery (content §2, §7, §8). Where it is used nobody can say. */
const DeleteMediaItem = ({
  params: {
    media: { _id, opId, name, path },
  },
  ...panel
}: DialogPanelProps<"delete-media-item">) => (
  <ConfirmPanel
    {...panel}
    verb="Delete"
    noun="file"
    name={name}
    tone="danger"
    write={useDeleteMedia()}
    input={{ query: { mediaId: _id, opId } }}
    success="File deleted."
    failureWords={WORDS}
  >
    Delete <strong>{name}</strong> ({path}) of <SiteName opId={opId} />. Pages that show it are not changed: players
    miss it there.
  </ConfirmPanel>
);

export default DeleteMediaItem;
