import { listCmsOperators } from "@backoffice/api-client";
import { listCmsOperators as shape } from "@backoffice/api-client/shapes/cms-v1";
import { Building2 } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { cmsOperatorColumns } from "./cms-operators.columns.tsx";

/** `/cms/operators`: sites with counts and links. */
export const CmsOperatorsPage = listPage({
  read: listCmsOperators,
  shape,
  label: "Operators",
  key: "opId",
  columns: cmsOperatorColumns,
  defaultSort: { id: "title", desc: false },
  empty: { icon: Building2, text: "Operators and brands appear here with their site content." },
});
