import { visibleText } from "@backoffice/ui";
import { mediaAddress } from "#entities/media/media-address.ts";
import { isPicture } from "#entities/media/pictures.ts";
import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { DialogFrame } from "#kit/panels/dialog-frame.tsx";
import { useList } from "#kit/list/rows/use-list.ts";
import { useOwnState } from "#kit/list/state/search-state.ts";
import { MediaGallery } from "../media-gallery.tsx";
import { MediaTile } from "../media-tile.tsx";
import { mediaColumns } from "../media.columns.tsx";
import { media } from "../media.source.ts";
import { pictureFilters } from "../picture.filters.ts";
import { UploadPicture } from "../upload-picture.tsx";

/** Files per page, since a dialog has little room. */
const FEW = 12;

/** Picks or uploads a picture of a site for a field, which receives its address (content §2, §7, §9). */
export const MediaPicker = ({ params: { opId, onChoose }, open, close }: DialogPanelProps<"media-picker">) => {
  const list = useList(useOwnState(), media, {
    filters: pictureFilters,
    columns: mediaColumns,
    defaultSort: { id: "createdAt", desc: true },
    limit: FEW,
    opId,
  });
  const choose = (address: string) => {
    onChoose(address);
    close();
  };
  const others = list.rows.filter(({ extension }) => !isPicture(extension)).length;
  return (
    <DialogFrame open={open} close={close} title="Media Picker" size="lg">
      <MediaGallery list={list} tools={<UploadPicture opId={opId} onUploaded={choose} />}>
        {(item) =>
          isPicture(item.extension) && (
            <MediaTile
              key={item._id}
              item={item}
              press={{ label: `Choose ${visibleText(item.name)}`, onPress: () => choose(mediaAddress(item)) }}
            />
          )
        }
      </MediaGallery>
      {others > 0 && (
        <p className="mt-2 text-meta text-ink-muted">
          {others === 1 ? "1 file on this page is not a picture." : `${others} files on this page are not pictures.`}
        </p>
      )}
    </DialogFrame>
  );
};
