import { listCmsEntries } from "@backoffice/api-client";
import { listCmsEntries as shape } from "@backoffice/api-client/shapes/cms-v1";
import { LayoutTemplate, Plus } from "lucide-react";
import { listPage } from "#entities/fields/list-page.ts";
import { languageChoices } from "#entities/language/language-choices.ts";
import type { SectionKind } from "./sections/section-kinds.ts";
import { sectionActions } from "./sections/sections.actions.ts";
import { sectionColumns } from "./sections/sections.columns.tsx";

const sectionsPage = (kind: SectionKind, label: string, newLabel: string) =>
  listPage({
    read: listCmsEntries,
    shape,
    label,
    key: "id",
    columns: sectionColumns,
    fixed: { kind },
    choices: languageChoices,
    oneOperator: true,
    defaultSort: { id: "order", desc: false },
    actions: sectionActions,
    opens: { panel: "cms-section", param: "section" },
    create: { label: newLabel, icon: Plus, panel: "cms-section", params: { newSection: kind }, permission: "edit_cms" },
    empty: { icon: LayoutTemplate, text: "Players see them in their order, as soon as they are published." },
  });

/** What is at each path of the first content management. */
export default {
  "/cms/banners": sectionsPage("BANNER", "Banners", "New banner"),
  "/cms/template": sectionsPage("TEMPLATE_SECTION", "Sections", "New section"),
};
