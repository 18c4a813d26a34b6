// Generated from openapi/ by `pnpm generate`. Do not edit.

export const createCmsEntry = {
  opId: { minLength: 1, maxLength: 40 },
  kind: { values: ["PAGE","BLOG_POST","BANNER","TEMPLATE_SECTION","MENU","MODAL","PAGE_TYPE"] },
  key: { maxLength: 80, pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/ },
  status: { values: ["DRAFT","PUBLISHED","ARCHIVED"] },
  order: { minimum: 1, maximum: 9999 },
  parentKey: { maxLength: 80 },
} as const;

export const updateCmsEntry = {
  key: { maxLength: 80, pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/ },
  status: { values: ["DRAFT","PUBLISHED","ARCHIVED"] },
  order: { minimum: 1, maximum: 9999 },
  parentKey: { maxLength: 80 },
} as const;

export const reorderCmsEntries = {
  opId: { minLength: 1, maxLength: 40 },
  kind: { values: ["PAGE","BLOG_POST","BANNER","TEMPLATE_SECTION","MENU","MODAL","PAGE_TYPE"] },
  ids: { minItems: 1, maxItems: 500 },
} as const;
