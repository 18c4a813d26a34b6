import { listCmsEntries, listCmsOperators } from "@backoffice/api-client";
import {
  listCmsEntries as entriesShape,
  listCmsOperators as operatorsShape,
} from "@backoffice/api-client/shapes/cms-v1";
import { Building2, Menu } from "lucide-react";
import { listPage } from "#entities/fields/list-page.ts";
import { languageChoices } from "#entities/language/language-choices.ts";
import { cmsOperatorColumns } from "./cms-operators.columns.tsx";
import { menuColumns } from "./menus.columns.tsx";

/** `/cms/operators`: the sites, how much each has, and the ways to it. */
export const CmsOperatorsPage = listPage({
  read: listCmsOperators,
  shape: operatorsShape,
  label: "Operators",
  key: "opId",
  columns: cmsOperatorColumns,
  defaultSort: { id: "title", desc: false },
  empty: { icon: Building2, text: "Operators and brands appear here with what their sites hold." },
});

/** `/cms/menus`: the menus of sites that use the first content management. */
export const MenusPage = listPage({
  read: listCmsEntries,
  shape: entriesShape,
  label: "Menus",
  key: "id",
  columns: menuColumns,
  fixed: { kind: "MENU" },
  choices: languageChoices,
  defaultSort: { id: "order", desc: false },
  empty: { icon: Menu, text: "Items of the menus appear here, in their order." },
});
