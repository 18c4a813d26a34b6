import { useLocale } from "@backoffice/ui";
import { createFields, FieldGroup, type Language } from "@backoffice/ui/form";
import { MediaField } from "#entities/media/media-field.tsx";
import { SiteTextField } from "#entities/media/site-text-field.tsx";
import { LinkField } from "#entities/content/texts/link-field.tsx";
import { MOST_HTML } from "#entities/content/texts/content-rules.ts";
import { type NameOf, namesIn, textFields } from "../editor/text-fields.ts";
import type { SiteField } from "../editor/use-site-field.ts";
import { modalSchema, type ModalText } from "./modal.schema.ts";

const fields = createFields(modalSchema);

/** Name and schedule of a modal. */
export const ModalSettings = ({ site }: { site?: SiteField }) => {
  const { timeZone } = useLocale();
  return (
    <FieldGroup>
      {site && <fields.ComboboxField {...site} name="opId" />}
      <fields.TextField
        name="label"
        label="Name"
        required
        maxLength={100}
        help="Internal name. Not shown to players."
      />
      <fields.IntegerField
        name="order"
        label="Order"
        required
        help="Order among the modals. Lower numbers come first."
      />
      <fields.DateTimeField
        name="startsAt"
        label="Shown from"
        zone={timeZone}
        help="Leave empty to show it immediately."
      />
      <fields.DateTimeField
        name="endsAt"
        label="Shown until"
        zone={timeZone}
        help="Leave empty to show it permanently."
      />
    </FieldGroup>
  );
};

type TextsProps = { language: Language; opId: string };

/** Texts of a modal in one language, and the link of its button. */
export const ModalTexts = ({ language, opId }: TextsProps) => {
  const nameOf: NameOf<ModalText> = namesIn(language.code);
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
      <FieldGroup level={2} title="Picture and button">
        <MediaField
          name={nameOf("imagePath")}
          label="Picture"
          opId={opId || undefined}
          help="Path of a picture in the gallery, as in /media/spring.webp."
        />
        <textFields.TextField
          name={nameOf("buttonText")}
          label="Button label"
          maxLength={60}
          count
          language={language}
        />
        <LinkField
          name={nameOf("link")}
          label="Button link"
          opId={opId || undefined}
          maxLength={500}
          help="A page of the site (/…), a place on the page (#…) or a web address."
        />
      </FieldGroup>
    </>
  );
};
