import type { DialogPanelProps } from "#kit/panels/definition/define-panels.ts";
import { DialogFrame } from "#kit/panels/dialog-frame.tsx";
import { useList } from "#kit/list/rows/use-list.ts";
import { useOwnState } from "#kit/list/state/search-state.ts";
import { MediaGallery } from "../media-gallery.tsx";
import { MediaTile } from "../media-tile.tsx";
import { mediaColumns } from "../media.columns.tsx";
import { mediaFilters } from "../media.filters.ts";
import { media } from "../media.source.ts";

/** Files per page, since a dialog has little room. */
const FEW = 12;

/** Picks a file of a site for a field, which receives its path (content §2, §7, §9). */
const MediaPicker = ({ params: { opId, onChoose }, open, close }: DialogPanelProps<"media-picker">) => {
  const list = useList(useOwnState(), media, {
    filters: mediaFilters,
    columns: mediaColumns,
    defaultSort: { id: "createdAt", desc: true },
    limit: FEW,
    opId,
  });
  return (
    <DialogFrame open={open} close={close} title="Media Picker" size="lg">
      <MediaGallery list={list}>
        {(item) => (
          <MediaTile
            key={item._id}
            item={item}
            press={{
              label: `Choose ${item.name}`,
              onPress: () => {
                onChoose(item.path);
                close();
              },
            }}
          />
        )}
      </MediaGallery>
    </DialogFrame>
  );
};

export default MediaPicker;
