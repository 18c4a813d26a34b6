import { useShowTheme, useUpdateTheme, type components } from "@backoffice/api-client";
import { SectionHeading } from "@backoffice/ui";
import { createFields, FieldGroup } from "@backoffice/ui/form";
import { useOperatorTitle } from "#entities/operator/operator-titles.tsx";
import { RecordForm } from "#kit/records/record-form.tsx";
import { RecordPageFrame } from "#kit/records/record-page-frame.tsx";
import { OneSite } from "#entities/content/site/one-site.tsx";
import { SavedLine } from "#entities/content/site/saved-line.tsx";
import { Contrasts } from "./contrasts.tsx";
import { unreadable } from "./pairs.ts";
import { ThemePreview } from "./theme-preview.tsx";
import { themeSchema, themeValues } from "./theme.schema.ts";

const fields = createFields(themeSchema);
const MODES = [
  { value: "LIGHT", label: "Light" },
  { value: "DARK", label: "Dark" },
];

const ThemeForm = ({ theme }: { theme: components["schemas"]["Theme"] }) => {
  const { opId } = theme;
  return (
    <RecordForm
      schema={themeSchema}
      values={themeValues(theme)}
      write={useUpdateTheme()}
      input={(valid) => ({ body: { ...valid, opId } })}
      success="Theme saved."
      warning={unreadable}
      draftTitle={`Edit theme: ${useOperatorTitle(opId)}`}
    >
      {(values) => (
        <>
          <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
            <div className="flex flex-col gap-4">
              <FieldGroup level={2} title="Colours">
                <fields.SegmentedField name="mode" label="Base theme" options={MODES} full />
                <fields.ColourField name="colors.background" label="Background" required />
                <fields.ColourField name="colors.surface" label="Surface" required help="Cards and dialogs." />
                <fields.ColourField name="colors.text" label="Text" required />
                <fields.ColourField name="colors.primary" label="Primary" required help="Buttons and links." />
                <fields.ColourField name="colors.secondary" label="Secondary" required help="Highlights." />
              </FieldGroup>
              <FieldGroup level={2} title="Shapes">
                <fields.TextField name="fontFamily" label="Typeface" required maxLength={60} />
                <fields.IntegerField name="cornerRadius" label="Corner radius" required unit="px" help="0 to 32." />
              </FieldGroup>
            </div>
            <div className="flex flex-col gap-4">
              <section className="flex flex-col gap-2">
                <SectionHeading level={3}>Preview</SectionHeading>
                <ThemePreview {...values} />
              </section>
              <section className="flex flex-col gap-2">
                <SectionHeading level={3}>Contrast</SectionHeading>
                <Contrasts colors={values.colors} />
              </section>
            </div>
          </div>
        </>
      )}
    </RecordForm>
  );
};

const SiteTheme = ({ opId }: { opId: string }) => (
  <RecordPageFrame noun="theme" query={useShowTheme({ body: { opId } })}>
    {(theme) => (
      <div key={opId} className="flex flex-col gap-4">
        <SavedLine {...theme} id={`theme/${opId}`} />
        <ThemeForm theme={theme} />
      </div>
    )}
  </RecordPageFrame>
);

/** `/cms/v2/theme`: colours, typeface and corners of a site, with preview. */
const ThemePage = () => <OneSite subject="theme">{(opId) => <SiteTheme opId={opId} />}</OneSite>;

export default ThemePage;
