import { listCmsEntries } from "@backoffice/api-client";
import { listCmsEntries as shape } from "@backoffice/api-client/shapes/cms-v1";
import { AppWindow, FileText, LayoutTemplate, Newspaper, Plus, Tags, type LucideIcon } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { languageChoices } from "#entities/language/language-choices.ts";
import { ENTRY_KINDS, type EntryKind } from "./kinds/entry-kinds.ts";
import { entryActions } from "./list/entries.actions.ts";
import { entryColumns } from "./list/entries.columns.tsx";
import { sectionColumns } from "./list/sections.columns.tsx";
import MenusPage from "./menu/menus.page.tsx";

/** Shared parts of all lists. */
const common = {
  read: listCmsEntries,
  shape,
  key: "id",
  choices: languageChoices,
  actions: entryActions,
  opens: { panel: "cms-entry", param: "entry" },
} as const;

const create = (kind: EntryKind) =>
  ({
    label: `New ${ENTRY_KINDS[kind].noun}`,
    icon: Plus,
    panel: "cms-entry",
    params: { newEntry: kind },
    permission: "edit_cms",
  }) as const;

/** Page of a kind that is edited one by one, of all sites in scope. */
const entriesPage = (kind: EntryKind, label: string, icon: LucideIcon) =>
  listPage({
    ...common,
    label,
    fixed: { kind },
    columns: entryColumns(kind),
    create: create(kind),
    empty: { icon, text: "Players see entries once they are published." },
  });

/** Page of a kind that builds the pages of one site, in site order. */
const sectionsPage = (kind: EntryKind, label: string) =>
  listPage({
    ...common,
    label,
    fixed: { kind },
    columns: sectionColumns,
    oneOperator: true,
    defaultSort: { id: "order", desc: false },
    create: create(kind),
    empty: { icon: LayoutTemplate, text: "Players see entries in this order once they are published." },
  });

/** Pages of CMS v1, by path. */
export default {
  "/cms/menus": MenusPage,
  "/cms/pages": entriesPage("PAGE", "Pages", FileText),
  "/cms/blog": entriesPage("BLOG_POST", "Blog posts", Newspaper),
  "/cms/modals": entriesPage("MODAL", "Modals", AppWindow),
  "/cms/page-types": entriesPage("PAGE_TYPE", "Page types", Tags),
  "/cms/banners": sectionsPage("BANNER", "Banners"),
  "/cms/template": sectionsPage("TEMPLATE_SECTION", "Sections"),
};
