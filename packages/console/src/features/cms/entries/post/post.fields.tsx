import { createFields, FieldGroup, type Language } from "@backoffice/ui/form";
import { MediaField } from "#entities/media/media-field.tsx";
import { SiteTextField } from "#entities/media/site-text-field.tsx";
import { MOST_HTML } from "#entities/content/texts/content-rules.ts";
import { type NameOf, namesIn, textFields } from "../editor/text-fields.ts";
import { SlugField } from "../editor/slug-field.tsx";
import type { SiteField } from "../editor/use-site-field.ts";
import { MOST_TAGS, postSchema, type PostText, type PostValues } from "./post.schema.ts";

const fields = createFields(postSchema);

/** Slug, author and tags of a post. */
export const PostSettings = ({ now, site }: { now: PostValues; site?: SiteField }) => (
  <FieldGroup>
    {site && <fields.ComboboxField {...site} name="opId" />}
    <SlugField
      content={now.content}
      isNew={site !== undefined}
      help="The last part of the post's address: lowercase letters, numbers and hyphens."
    />
    <fields.TextField name="authorName" label="Author" required maxLength={80} help="Name shown with the post." />
    <fields.TagsField name="tags" label="Tags" limit={MOST_TAGS} />
    <MediaField
      name="coverImagePath"
      label="Cover picture"
      opId={now.opId || undefined}
      help="Path of a picture in the gallery, as in /media/spring.webp."
    />
  </FieldGroup>
);

/** Texts of a post in one language. */
export const PostTexts = ({ language, opId }: { language: Language; opId: string }) => {
  const nameOf: NameOf<PostText> = namesIn(language.code);
  return (
    <>
      <textFields.TextField name={nameOf("title")} label="Title" required maxLength={200} count language={language} />
      <textFields.TextareaField
        name={nameOf("summary")}
        label="Summary"
        rows={2}
        maxLength={500}
        language={language}
        help="Summary shown in post lists."
      />
      <SiteTextField
        name={nameOf("text")}
        label="Text"
        maxLength={MOST_HTML}
        language={language}
        opId={opId || undefined}
      />
    </>
  );
};
