import { useCreateCmsPage } from "@backoffice/api-client";
import { Badge } from "@backoffice/ui";
import { EntryEditor } from "../editor/entry-editor.tsx";
import { entryWays } from "../editor/status-ways.ts";
import { useSiteField } from "../editor/use-site-field.ts";
import { PageSettings, PageTexts } from "./page.fields.tsx";
import { pageInput, pageSchema, pageValues } from "./page.schema.ts";

/** `/cms/v2/pages/new`: opens the new page's editor after saving. */
const NewPage = () => {
  const site = useSiteField();
  return (
    <EntryEditor
      noun="page"
      title="New page"
      status={<Badge>Not saved yet</Badge>}
      record={undefined}
      ways={entryWays("page", undefined)}
      schema={pageSchema}
      values={pageValues(undefined, site.first)}
      write={useCreateCmsPage()}
      input={(valid, to) => ({ body: { opId: valid.opId, ...pageInput(valid, to) } })}
      list="/cms/v2/pages"
      shows={({ title = "", text = "" }) => ({ heading: title, html: text })}
      settings={(now) => <PageSettings now={now} site={site.field} />}
      texts={(language, texts, { opId }) => <PageTexts language={language} texts={texts} opId={opId} />}
    />
  );
};

export default NewPage;
