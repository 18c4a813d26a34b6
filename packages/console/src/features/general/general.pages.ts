import { listReleaseNotes } from "@backoffice/api-client";
import * as systemShapes from "@backoffice/api-client/shapes/system";
import { listPage } from "#entities/fields/list-page.ts";

/** Pages of the group by path, until it has its own screens. */
export default {
  "/whats-new": listPage({
    read: listReleaseNotes,
    shape: systemShapes.listReleaseNotes,
    label: "Release notes",
    key: "id",
    first: ["title"],
  }),
  "/whats-new/super-admin": listPage({
    read: listReleaseNotes,
    shape: systemShapes.listReleaseNotes,
    label: "Release notes for super admins",
    key: "id",
    first: ["title"],
    fixed: { audience: "SUPER_ADMIN" },
  }),
};
