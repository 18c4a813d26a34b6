import { listMedia } from "@backoffice/api-client";
import { listMedia as shape } from "@backoffice/api-client/shapes/cms-site";
import { Images } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { LookSwitch } from "./look-switch.tsx";
import { mediaActions } from "./media.actions.ts";
import { mediaColumns } from "./media.columns.tsx";
import { mediaFilters } from "./media.filters.ts";
import { UploadButton } from "./upload-button.tsx";

/** Files of a site as a list: sortable, with export and column settings. */
export const FilesTable = listPage({
  read: listMedia,
  shape,
  label: "Files",
  key: "_id",
  oneOperator: true,
  columns: mediaColumns,
  filters: mediaFilters,
  defaultSort: { id: "createdAt", desc: true },
  actions: mediaActions,
  tools: (
    <>
      <LookSwitch />
      <UploadButton />
    </>
  ),
  empty: { icon: Images, text: "Files of the site appear here once uploaded." },
});
