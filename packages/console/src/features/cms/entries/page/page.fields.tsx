import { createFields, FieldGroup, type Language } from "@backoffice/ui/form";
import { SiteTextField } from "#entities/media/site-text-field.tsx";
import { withCurrentValue } from "#kit/words/with-current-value.ts";
import { PAGE_TYPES } from "#entities/content/kinds/entry-words.ts";
import { MOST_HTML } from "#entities/content/texts/content-rules.ts";
import { type NameOf, namesIn, textFields } from "../editor/text-fields.ts";
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
export const PageSettings = ({ now, site }: SettingsProps) => (
  <FieldGroup>
    {site && <fields.ComboboxField {...site} name="opId" />}
    <SlugField
      content={now.content}
      isNew={site !== undefined}
      help="The last part of the page's address: lowercase letters, numbers and hyphens."
    />
    <fields.SelectField name="pageType" label="Type" required options={withCurrentValue(PAGE_TYPES, now.pageType)} />
    <fields.SwitchField
      name="showInSitemap"
      label="Include in sitemap"
      help="Search engines find the page through the sitemap."
    />
  </FieldGroup>
);

/** Texts of a page in one language, for players and search engines. */
export const PageTexts = ({ language, opId }: { language: Language; opId: string }) => {
  const nameOf: NameOf<PageText> = namesIn(language.code);
  return (
    <>
      <textFields.TextField name={nameOf("title")} label="Title" required maxLength={200} count language={language} />
      <SiteTextField
        name={nameOf("text")}
        label="Text"
        maxLength={MOST_HTML}
        language={language}
        opId={opId || undefined}
      />
      <FieldGroup title="Search engines" description="Shown in search results. If empty, the title and text are used.">
        <textFields.TextField
          name={nameOf("metaTitle")}
          label="Title for search engines"
          full
          maxLength={120}
          count
          language={language}
        />
        <textFields.TextareaField
          name={nameOf("metaDescription")}
          label="Description for search engines"
          full
          rows={2}
          maxLength={300}
          language={language}
        />
      </FieldGroup>
    </>
  );
};
