import { deleteMedia } from "@backoffice/api-client";
import { CopyButton, IconButton, useLatestCallback, visibleText } from "@backoffice/ui";
import { RefreshCw, Trash2 } from "lucide-react";
import { useMemo } from "react";
import { mediaAddress } from "#entities/media/media-address.ts";
import { pictureSource } from "#entities/media/pictures.ts";
import { useList } from "#kit/list/rows/use-list.ts";
import { useAddressState } from "#kit/list/state/search-state.ts";
import { usePublishActions } from "#kit/pages/page-actions.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { lacking, useSession } from "#kit/session/session.ts";
import { OneSite } from "#entities/content/site/one-site.tsx";
import { LookSwitch } from "./look-switch.tsx";
import { MediaGallery } from "./media-gallery.tsx";
import { MediaTile } from "./media-tile.tsx";
import { mediaColumns } from "./media.columns.tsx";
import { mediaFilters } from "./media.filters.ts";
import { media } from "./media.source.ts";
import { UploadButton } from "./upload-button.tsx";
import { UsesButton } from "./uses/uses-button.tsx";

const Gallery = ({ opId }: { opId: string }) => {
  const panels = usePanels();
  const right = lacking(useSession(), deleteMedia.operation.permission);
  const list = useList(useAddressState(), media, {
    filters: mediaFilters,
    columns: mediaColumns,
    defaultSort: { id: "createdAt", desc: true },
    opId,
  });
  const refresh = useLatestCallback(list.retry);
  usePublishActions(useMemo(() => [{ label: "Refresh", icon: RefreshCw, run: refresh }], [refresh]));
  const pictures = list.rows.filter((item) => pictureSource(mediaAddress(item)));
  const [first, ...more] = pictures.map((item) => ({ src: mediaAddress(item), alt: visibleText(item.name) }));
  return (
    <MediaGallery
      list={list}
      action={<UploadButton />}
      tools={
        <>
          <LookSwitch />
          <UploadButton />
        </>
      }
    >
      {(item) => (
        <MediaTile
          key={item._id}
          item={item}
          press={
            pictures.includes(item) && first
              ? {
                  label: `View full size: ${visibleText(item.name)}`,
                  onPress: () => panels.open("show-image", { images: [first, ...more], index: pictures.indexOf(item) }),
                }
              : undefined
          }
          actions={
            <>
              <UsesButton item={item} />
              <CopyButton size="icon-sm" value={mediaAddress(item)} label={`Copy path of ${visibleText(item.name)}`} />
              <IconButton
                size="sm"
                icon={Trash2}
                label={`Delete ${visibleText(item.name)}`}
                reason={right}
                onClick={() => panels.open("delete-media-item", { media: item })}
              />
            </>
          }
        />
      )}
    </MediaGallery>
  );
};

/** Files of a site as images. */
export const FilesGrid = () => <OneSite subject="files">{(opId) => <Gallery opId={opId} />}</OneSite>;
