import { showCmsPage, useUpdateCmsPage, type components } from "@backoffice/api-client";
import { Trash2 } from "lucide-react";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { lacking, useSession } from "#kit/session/session.ts";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { EntryEditor } from "../editor/entry-editor.tsx";
import { entryWays } from "../editor/status-ways.ts";
import { ENTRY_STATUS } from "#entities/content/kinds/entry-words.ts";
import { titleOf } from "#entities/content/kinds/title-of.ts";
import { PageSettings, PageTexts } from "./page.fields.tsx";
import { pageInput, pageSchema, pageValues } from "./page.schema.ts";

/** Editor of a page: `/cms/v2/pages/{id}`. */
export const PageEditor = ({ page }: { page: components["schemas"]["CmsPage"] }) => {
  const panels = usePanels();
  const session = useSession();
  const write = useUpdateCmsPage();
  const { id, status } = page;
  return (
    <EntryEditor
      noun="page"
      title={titleOf(page).title}
      status={<StatusBadge status={status} of={ENTRY_STATUS} />}
      record={page}
      again={showCmsPage.options({ body: { id } })}
      ways={entryWays("page", status, page.hasUnpublishedChanges)}
      schema={pageSchema}
      values={pageValues(page, page.opId)}
      write={write}
      input={(valid, to, keeps) => ({
        body: { id, ...pageInput(valid, to), ...(keeps && { keepPublished: true }) },
      })}
      list="/cms/v2/pages"
      shows={({ title = "", text = "" }) => ({ heading: title, html: text })}
      published={
        page.published
          ? { copy: page.published, values: pageValues({ ...page, ...page.published }, page.opId) }
          : undefined
      }
      more={[
        {
          label: "Delete",
          icon: Trash2,
          danger: true,
          reason: lacking(session, write.operation.permission),
          onClick: () => panels.open("delete-cms-page", { page }),
        },
      ]}
      onDeleteText={(language) => panels.open("delete-cms-page", { page, language })}
      settings={(now) => <PageSettings now={now} />}
      texts={(language, texts, { opId }) => <PageTexts language={language} texts={texts} opId={opId} />}
    />
  );
};
