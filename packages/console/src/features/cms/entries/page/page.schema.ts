import type { components } from "@backoffice/api-client";
import { z } from "zod";
import { contentOf, MOST_HTML, slug, upTo, written } from "#entities/content/texts/content-rules.ts";

type Schemas = components["schemas"];

export const pageSchema = z.object({
  opId: z.string().min(1, "Choose the operator or brand."),
  slug,
  pageType: z.string().min(1, "Choose the type."),
  showInSitemap: z.boolean(),
  content: contentOf({ text: upTo(MOST_HTML), metaTitle: upTo(120), metaDescription: upTo(300) }),
});

export type PageText = Schemas["CmsPageText"];

export type PageValues = z.input<typeof pageSchema>;

/** What a form holds of a page; of a new one only whose it is. */
export const pageValues = (page: Schemas["CmsPage"] | undefined, opId: string): PageValues => ({
  opId: page?.opId ?? opId,
  slug: page?.slug ?? "",
  pageType: page?.pageType ?? "STANDARD",
  showInSitemap: page?.showInSitemap ?? true,
  content: page?.content ?? {},
});

/** What is sent of it, but for what names it: the page of which id, or a new one of whom. */
export const pageInput = (
  { opId: _whose, pageType, content, ...valid }: z.output<typeof pageSchema>,
  status: string,
) => ({
  ...valid,
  pageType: pageType as Schemas["CmsPageType"],
  status: status as Schemas["CmsStatus"],
  content: written(content),
});
