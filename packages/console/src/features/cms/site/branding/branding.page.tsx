import { updateBranding, useShowBranding, useUpdateBranding, type components } from "@backoffice/api-client";
import { createFields, FieldGroup } from "@backoffice/ui/form";
import { useOperatorTitle } from "#entities/operator/operator-titles.tsx";
import { MediaField } from "#entities/media/media-field.tsx";
import { RecordForm } from "#kit/records/record-form.tsx";
import { RecordPageFrame } from "#kit/records/record-page-frame.tsx";
import { can, useSession } from "#kit/session/session.ts";
import { useWritableLanguages } from "#entities/content/texts/use-writable-languages.ts";
import { OneSite } from "#entities/content/site/one-site.tsx";
import { SavedLine } from "#entities/content/site/saved-line.tsx";
import { brandingInput, brandingSchema, brandingValues } from "./branding.schema.ts";
import { SocialLinksFields } from "./social-links.fields.tsx";

type Branding = components["schemas"]["Branding"];

const fields = createFields(brandingSchema);

const BrandingForm = ({ branding }: { branding: Branding }) => {
  const { opId, siteTitle, slogan } = branding;
  const readOnly = !can(useSession(), updateBranding.operation.permission);
  const languages = useWritableLanguages(opId, [...Object.keys(siteTitle), ...Object.keys(slogan)]);
  return (
    <RecordForm
      schema={brandingSchema}
      values={brandingValues(branding)}
      write={useUpdateBranding()}
      input={(valid) => ({ body: brandingInput(opId, valid) })}
      success="Branding saved."
      draftTitle={`Edit branding: ${useOperatorTitle(opId)}`}
    >
      {() => (
        <>
          <FieldGroup level={2} title="Names" description="Missing languages fall back to English.">
            <fields.LanguageTexts
              label="Names"
              languages={languages}
              fields={[
                { name: "siteTitle", label: "Title of the site", required: true },
                { name: "slogan", label: "Slogan" },
              ]}
            />
          </FieldGroup>
          <FieldGroup level={2} title="Logos" description="Files of the site.">
            <MediaField name="logoPath" label="Logo" opId={opId} help="On light backgrounds." full />
            <MediaField name="logoDarkPath" label="Logo for dark backgrounds" opId={opId} full />
            <MediaField name="faviconPath" label="Icon" opId={opId} help="Shown in the browser tab." full />
          </FieldGroup>
          <FieldGroup level={2} title="Help">
            <fields.EmailField name="supportEmail" label="Support email" />
          </FieldGroup>
          <SocialLinksFields readOnly={readOnly} />
        </>
      )}
    </RecordForm>
  );
};

const SiteBranding = ({ opId }: { opId: string }) => (
  <RecordPageFrame noun="branding" query={useShowBranding({ body: { opId } })}>
    {(branding) => (
      <div key={opId} className="flex flex-col gap-4">
        <SavedLine {...branding} id={`branding/${opId}`} />
        <BrandingForm branding={branding} />
      </div>
    )}
  </RecordPageFrame>
);

/** `/cms/v2/branding` and `/cms/branding`: names, logos and links of a site. */
const BrandingPage = () => <OneSite subject="branding">{(opId) => <SiteBranding opId={opId} />}</OneSite>;

export default BrandingPage;
