// Generated from openapi/ by `pnpm generate`. Do not edit.

export const createCmsPage = {
  opId: { minLength: 1, maxLength: 40 },
  slug: { maxLength: 80, pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/ },
  pageType: { values: ["STANDARD","LEGAL","PROMOTION","HELP","LANDING"] },
  status: { values: ["DRAFT","PUBLISHED","ARCHIVED"] },
} as const;

export const updateCmsPage = {
  slug: { maxLength: 80, pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/ },
  pageType: { values: ["STANDARD","LEGAL","PROMOTION","HELP","LANDING"] },
  status: { values: ["DRAFT","PUBLISHED","ARCHIVED"] },
} as const;

export const deleteCmsPage = {
  opId: { minLength: 1, maxLength: 40 },
  slug: { maxLength: 80, pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/ },
  selectedLanguage: { pattern: /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/ },
} as const;

export const createBlogPost = {
  opId: { minLength: 1, maxLength: 40 },
  slug: { maxLength: 80, pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/ },
  status: { values: ["DRAFT","PUBLISHED","ARCHIVED"] },
  coverImagePath: { maxLength: 300 },
  tags: { maxItems: 20 },
  authorName: { minLength: 1, maxLength: 80 },
} as const;

export const updateBlogPost = {
  slug: { maxLength: 80, pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/ },
  status: { values: ["DRAFT","PUBLISHED","ARCHIVED"] },
  coverImagePath: { maxLength: 300 },
  tags: { maxItems: 20 },
  authorName: { minLength: 1, maxLength: 80 },
} as const;

export const deleteBlogPost = {
  slug: { maxLength: 80, pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/ },
  opId: { minLength: 1, maxLength: 40 },
  selectedLanguage: { pattern: /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/ },
} as const;
