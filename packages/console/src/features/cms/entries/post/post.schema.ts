import { createBlogPost, type components } from "@backoffice/api-client";
import { z } from "zod";
import { addressText } from "#kit/form/address-text.ts";
import { contentOf, MOST_HTML, slug, optionalText, written } from "#entities/content/texts/content-rules.ts";

type Schemas = components["schemas"];

/** Maximum number of tags of a post. */
export const MOST_TAGS = 20;

export const postSchema = z.object({
  opId: z.string().min(1, "Choose the operator or brand."),
  slug,
  coverImagePath: addressText(createBlogPost.operation.addresses["body.coverImagePath"], 300),
  tags: z
    .array(z.string().trim().min(1).max(40, "Use at most 40 characters in a tag."))
    .max(MOST_TAGS, `Use at most ${MOST_TAGS} tags.`),
  authorName: z.string().trim().min(1, "Enter the author.").max(80, "Use at most 80 characters."),
  content: contentOf({ summary: optionalText(500), text: optionalText(MOST_HTML) }),
});

export type PostText = Schemas["BlogPostText"];

export type PostValues = z.input<typeof postSchema>;

/** Form values of a blog post; a new one has its owner and author. */
export const postValues = (post: Schemas["BlogPost"] | undefined, opId: string, nickname: string): PostValues => ({
  opId: post?.opId ?? opId,
  slug: post?.slug ?? "",
  coverImagePath: post?.coverImagePath ?? "",
  tags: post?.tags ?? [],
  authorName: post?.authorName ?? nickname,
  content: post?.content ?? {},
});

/** Request body without the identifiers. */
export const postInput = (
  { opId: _whose, coverImagePath, content, ...valid }: z.output<typeof postSchema>,
  status: string,
) => ({
  ...valid,
  coverImagePath: coverImagePath || null,
  status: status as Schemas["CmsStatus"],
  content: written(content),
});
