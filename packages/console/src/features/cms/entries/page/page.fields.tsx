import { createFields, FieldGroup, type Language } from "@backoffice/ui/form";
import { SiteTextField } from "#entities/media/site-text-field.tsx";
import { withCurrentValue } from "#kit/words/with-current-value.ts";
import { PAGE_TYPES } from "#entities/content/kinds/entry-words.ts";
import { MOST_HTML } from "#entities/content/texts/content-rules.ts";
import { type NameOf, namesIn, textFields } from "../editor/text-fields.ts";
import { useChangeMark } from "../editor/changes-context.tsx";
import type { Texts } from "../editor/entry-fields.tsx";
import { plainText } from "../editor/plain-text.ts";
import { SlugField } from "../editor/slug-field.tsx";
import type { SiteField } from "../editor/use-site-field.ts";
import { pageSchema, type PageText, type PageValues } from "./page.schema.ts";

const fields = createFields(pageSchema);

type SettingsProps = {
  now: PageValues;
  /** Possible owners of a new page; the owner of an existing one is fixed. */
  site?: SiteField;
};

/** Slug and type of a page. */
export const PageSettings = ({ now, site }: SettingsProps) => {
  const mark = useChangeMark();
  return (
    <FieldGroup>
      {site && <fields.ComboboxField {...site} name="opId" />}
      <SlugField content={now.content} isNew={site !== undefined} mark={mark("slug")} />
      <fields.SelectField
        name="pageType"
        label="Type"
        required
        mark={mark("pageType")}
        options={withCurrentValue(PAGE_TYPES, now.pageType)}
      />
      <fields.SwitchField name="showInSitemap" label="Include in sitemap" help="Search engines find the page." />
    </FieldGroup>
  );
};

type PageTextsProps = { language: Language; texts: Texts; opId: string };

/** Texts of a page in one language, for players and search engines. */
export const PageTexts = ({ language, texts: { title = "", text = "" }, opId }: PageTextsProps) => {
  const nameOf: NameOf<PageText> = namesIn(language.code);
  const mark = useChangeMark();
  const common = (name: keyof PageText) => ({ name: nameOf(name), mark: mark(nameOf(name)), language });
  return (
    <>
      <textFields.TextField {...common("title")} label="Title" required maxLength={200} count />
      <SiteTextField {...common("text")} label="Text" maxLength={MOST_HTML} opId={opId || undefined} tall />
      <FieldGroup level={2} title="Search engines" description="Empty fields use the title and the text.">
        <textFields.TextField
          {...common("metaTitle")}
          label="Title for search engines"
          maxLength={120}
          count
          placeholder={title}
        />
        <textFields.TextareaField
          {...common("metaDescription")}
          label="Description for search engines"
          rows={1}
          maxLength={300}
          placeholder={plainText(text).slice(0, 300)}
        />
      </FieldGroup>
    </>
  );
};
