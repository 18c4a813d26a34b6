import type { components } from "@backoffice/api-client";
import type { Db } from "@backoffice/mocks";

/** The newest picture in a site's gallery. */
export const banner: components["schemas"]["MediaItem"] = {
  _id: "0123456789abcdef01234567",
  opId: "op-nordlys",
  path: "/media/op-nordlys/story.webp",
  name: "story.webp",
  extension: "webp",
  target: "BANNER",
  tags: ["story"],
  sizeBytes: 184_320,
  width: 1600,
  height: 900,
  uploadedBy: "Mara",
  createdAt: "2026-11-20T11:00:00.000Z",
};

/** Puts it into the gallery. */
export const withBanner = (db: Db): void => void db.cmsSite.media.set(banner._id, banner);
