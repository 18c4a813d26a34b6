import type { components } from "@backoffice/api-client";
import { z } from "zod";
import { contentOf, MOST_HTML, slug, upTo, written } from "#entities/content/texts/content-rules.ts";

type Schemas = components["schemas"];

/** Tags of a post, at most. */
export const MOST_TAGS = 20;

export const postSchema = z.object({
  opId: z.string().min(1, "Choose the operator or brand."),
  slug,
  coverImagePath: upTo(300),
  tags: z
    .array(z.string().trim().min(1).max(40, "Use at most 40 characters in a tag."))
    .max(MOST_TAGS, `Use at most ${MOST_TAGS} tags.`),
  authorName: z.string().trim().min(1, "Enter who signs it.").max(80, "Use at most 80 characters."),
  content: contentOf({ summary: upTo(500), text: upTo(MOST_HTML) }),
});

export type PostText = Schemas["BlogPostText"];

export type PostValues = z.input<typeof postSchema>;

/** What a form holds of a blog post; of a new one whose it is, and who writes it. */
export const postValues = (post: Schemas["BlogPost"] | undefined, opId: string, nickname: string): PostValues => ({
  opId: post?.opId ?? opId,
  slug: post?.slug ?? "",
  coverImagePath: post?.coverImagePath ?? "",
  tags: post?.tags ?? [],
  authorName: post?.authorName ?? nickname,
  content: post?.content ?? {},
});

/** What is sent of it, but for what names it. */
export const postInput = (
  { opId: _whose, coverImagePath, content, ...valid }: z.output<typeof postSchema>,
  status: string,
) => ({
  ...valid,
  coverImagePath: coverImagePath || null,
  status: status as Schemas["CmsStatus"],
  content: written(content),
});
