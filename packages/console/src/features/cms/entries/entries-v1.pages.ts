import { listCmsEntries } from "@backoffice/api-client";
import { listCmsEntries as shape } from "@backoffice/api-client/shapes/cms-v1";
import { FileText } from "lucide-react";
import { languageChoices } from "#entities/language/language-choices.ts";
import { listPage } from "#entities/fields/list-page.ts";
import { entryColumns } from "./list/v1.columns.tsx";

const common = { read: listCmsEntries, shape, key: "id", choices: languageChoices } as const;
const empty = { icon: FileText, text: "Sites of the first content management have theirs here." };

/** What is at each path of the first content management. */
export default {
  "/cms/pages": listPage({
    ...common,
    label: "Pages",
    fixed: { kind: "PAGE" },
    columns: entryColumns({ typed: true }),
    empty,
  }),
  "/cms/blog": listPage({
    ...common,
    label: "Blog posts",
    fixed: { kind: "BLOG_POST" },
    columns: entryColumns(),
    empty,
  }),
  "/cms/modals": listPage({ ...common, label: "Modals", fixed: { kind: "MODAL" }, columns: entryColumns(), empty }),
  "/cms/page-types": listPage({
    ...common,
    label: "Page types",
    fixed: { kind: "PAGE_TYPE" },
    columns: entryColumns(),
    empty,
  }),
};
