import { deleteMedia, type components } from "@backoffice/api-client";
import { visibleText } from "@backoffice/ui";
import type { RowAction } from "@backoffice/ui/table";
import { Image, Trash2 } from "lucide-react";
import { mediaAddress } from "#entities/media/media-address.ts";
import { pictureSource } from "#entities/media/pictures.ts";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";

type MediaItem = components["schemas"]["MediaItem"];

/** Actions on a file. */
export const mediaActions = (panels: Panels, session: Session): RowAction<MediaItem>[] => [
  {
    id: "look",
    label: "View full size",
    icon: Image,
    primary: true,
    reason: (item) => (pictureSource(mediaAddress(item)) ? undefined : "This file is not a picture."),
    onSelect: (item) =>
      panels.open("show-image", { images: [{ src: mediaAddress(item), alt: visibleText(item.name) }], index: 0 }),
  },
  {
    id: "delete",
    label: "Delete",
    icon: Trash2,
    danger: true,
    reason: () => lacking(session, deleteMedia.operation.permission),
    onSelect: (item) => panels.open("delete-media-item", { media: item }),
  },
];
