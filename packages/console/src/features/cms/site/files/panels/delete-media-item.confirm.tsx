import { useDeleteMedia } from "@backoffice/api-client";
import { FileName, visibleText } from "@backoffice/ui";
import { ConfirmPanel } from "#kit/panels/confirm-panel.tsx";
import { irreversibleWhere } from "#kit/panels/irreversible.ts";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { SiteName } from "#entities/content/site/site-name.tsx";
import { placesText, usedIn } from "../uses/media-use-words.ts";
import { MediaUses, useMediaUses } from "../uses/media-uses.tsx";

const WORDS = { refused: "Unable to delete the file" };

/**
 * Deletes a file of a site's gallery (content §2, §7, §8). Lists its uses as links; if it is used, or its uses are
 * unknown, its name must be typed.
 */
export const DeleteMediaItem = ({ params: { media }, ...panel }: DialogPanelProps<"delete-media-item">) => {
  const { _id, opId, path } = media;
  // As it is shown, so that it can be typed.
  const name = visibleText(media.name);
  const query = useMediaUses(media);
  const { data, error } = query;
  const places = data && usedIn(data.items).length;
  return (
    <ConfirmPanel
      {...panel}
      verb="Delete"
      noun="file"
      name={name}
      tone="danger"
      write={useDeleteMedia()}
      input={{ query: { mediaId: _id, opId } }}
      success="File deleted."
      failure={{ words: WORDS }}
      reason={data || error ? undefined : "Checking where it is used."}
      irreversible={irreversibleWhere(Boolean(places || error), name)}
      consequence={places ? `It is used in ${placesText(places)}. Players will see it missing there.` : undefined}
      below={<MediaUses item={media} query={query} />}
    >
      Delete{" "}
      <strong>
        <FileName name={media.name} />
      </strong>{" "}
      (<bdi dir="ltr">{visibleText(path)}</bdi>) of <SiteName opId={opId} />. Content that uses it is not changed.
    </ConfirmPanel>
  );
};
