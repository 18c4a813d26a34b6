import { createFields, FieldGroup, type Language } from "@backoffice/ui/form";
import { MediaField } from "#entities/media/media-field.tsx";
import { SiteTextField } from "#entities/media/site-text-field.tsx";
import { MOST_HTML } from "#entities/content/texts/content-rules.ts";
import { type NameOf, namesIn, textFields } from "../editor/text-fields.ts";
import { useChangeMark } from "../editor/changes-context.tsx";
import { SlugField } from "../editor/slug-field.tsx";
import type { SiteField } from "../editor/use-site-field.ts";
import { MOST_TAGS, postSchema, type PostText, type PostValues } from "./post.schema.ts";

const fields = createFields(postSchema);

/** Slug, author and tags of a post. */
export const PostSettings = ({ now, site }: { now: PostValues; site?: SiteField }) => {
  const mark = useChangeMark();
  return (
    <FieldGroup>
      {site && <fields.ComboboxField {...site} name="opId" />}
      <SlugField content={now.content} isNew={site !== undefined} mark={mark("slug")} />
      <fields.TextField
        name="authorName"
        label="Author"
        required
        maxLength={80}
        help="Name shown with the post."
        mark={mark("authorName")}
      />
      <fields.TagsField name="tags" label="Tags" limit={MOST_TAGS} mark={mark("tags")} />
      <MediaField
        name="coverImagePath"
        label="Cover picture"
        opId={now.opId || undefined}
        help="Path of a picture in the gallery, as in /media/spring.webp."
      />
    </FieldGroup>
  );
};

/** Texts of a post in one language. */
export const PostTexts = ({ language, opId }: { language: Language; opId: string }) => {
  const nameOf: NameOf<PostText> = namesIn(language.code);
  const mark = useChangeMark();
  const common = (name: keyof PostText) => ({ name: nameOf(name), mark: mark(nameOf(name)), language });
  return (
    <>
      <textFields.TextField {...common("title")} label="Title" required maxLength={200} count />
      <textFields.TextareaField
        {...common("summary")}
        label="Summary"
        rows={2}
        maxLength={500}
        help="Summary shown in post lists."
      />
      <SiteTextField {...common("text")} label="Text" maxLength={MOST_HTML} opId={opId || undefined} tall />
    </>
  );
};
