import type { components } from "@backoffice/api-client";
import { z } from "zod";
import { contentOf, MOST_HTML, slug, optionalText, written } from "#entities/content/texts/content-rules.ts";

type Schemas = components["schemas"];

export const pageSchema = z.object({
  opId: z.string().min(1, "Choose the operator or brand."),
  slug,
  pageType: z.string().min(1, "Choose the type."),
  showInSitemap: z.boolean(),
  content: contentOf({
    text: optionalText(MOST_HTML),
    metaTitle: optionalText(120),
    metaDescription: optionalText(300),
  }),
});

export type PageText = Schemas["CmsPageText"];

export type PageValues = z.input<typeof pageSchema>;

/** Form values of a page; a new one has its owner only. */
export const pageValues = (page: Schemas["CmsPage"] | undefined, opId: string): PageValues => ({
  opId: page?.opId ?? opId,
  slug: page?.slug ?? "",
  pageType: page?.pageType ?? "STANDARD",
  showInSitemap: page?.showInSitemap ?? true,
  content: page?.content ?? {},
});

/** Request body without the identifiers: the ID of an existing page, or the owner of a new one. */
export const pageInput = (
  { opId: _whose, pageType, content, ...valid }: z.output<typeof pageSchema>,
  status: string,
) => ({
  ...valid,
  pageType: pageType as Schemas["CmsPageType"],
  status: status as Schemas["CmsStatus"],
  content: written(content),
});
