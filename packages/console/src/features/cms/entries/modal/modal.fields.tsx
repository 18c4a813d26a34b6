import { Button, useLocale } from "@backoffice/ui";
import { createFields, FieldGroup, type Language } from "@backoffice/ui/form";
import { useFormContext } from "react-hook-form";
import { MediaField } from "#entities/media/media-field.tsx";
import { SiteTextField } from "#entities/media/site-text-field.tsx";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { MOST_HTML } from "#entities/content/texts/content-rules.ts";
import { type NameOf, namesIn, textFields } from "../editor/text-fields.ts";
import type { SiteField } from "../editor/use-site-field.ts";
import { modalSchema, type ModalText, type ModalValues } from "./modal.schema.ts";

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
      <fields.DateTimeField name="startsAt" label="Shown from" zone={timeZone} help="Empty means immediately." />
      <fields.DateTimeField name="endsAt" label="Shown until" zone={timeZone} help="Empty means permanent." />
    </FieldGroup>
  );
};

type TextsProps = { language: Language; opId: string; readOnly: boolean };

/** Texts of a modal in one language, and the link of its button. */
export const ModalTexts = ({ language, opId, readOnly }: TextsProps) => {
  const panels = usePanels();
  const { setValue } = useFormContext<ModalValues>();
  const { code } = language;
  const nameOf: NameOf<ModalText> = namesIn(code);
  const pick = () =>
    panels.open("page-picker", {
      opId,
      onPick: ({ slug }) =>
        setValue(`content.${code}.link`, `/${slug}`, { shouldDirty: true, shouldTouch: true, shouldValidate: true }),
    });
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
      <FieldGroup title="Picture and button">
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
        <div className="flex min-w-0 flex-col items-start gap-1 *:w-full">
          <textFields.TextField
            name={nameOf("link")}
            label="Button link"
            mono
            maxLength={500}
            help="A page of the site (/…), a place on the page (#…) or a web address."
          />
          {!readOnly && (
            <Button
              size="sm"
              variant="ghost"
              className="w-auto!"
              reason={opId ? undefined : "Choose the operator or brand first."}
              onClick={pick}
            >
              Choose a page…
            </Button>
          )}
        </div>
      </FieldGroup>
    </>
  );
};
