// Generated from openapi/ by `pnpm generate`. Do not edit.

export const updateFooter = {
  selectedLanguage: { pattern: /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/ },
  opId: { minLength: 1, maxLength: 40 },
  language: { pattern: /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/ },
} as const;

export const uploadMedia = {
  opId: { minLength: 1, maxLength: 40 },
  target: { values: ["PAGE","BLOG","BANNER","CARD","LOGO","OTHER"] },
  tags: { maxItems: 20 },
} as const;

export const deleteMedia = {
  mediaId: { minLength: 1 },
  opId: { minLength: 1, maxLength: 40 },
} as const;

export const updateBranding = {
  opId: { minLength: 1, maxLength: 40 },
  logoPath: { maxLength: 300 },
  logoDarkPath: { maxLength: 300 },
  faviconPath: { maxLength: 300 },
  socialLinks: { maxItems: 12 },
} as const;

export const updateTheme = {
  opId: { minLength: 1, maxLength: 40 },
  mode: { values: ["LIGHT","DARK"] },
  colors: { primary: { pattern: /^#[0-9a-fA-F]{6}$/ }, secondary: { pattern: /^#[0-9a-fA-F]{6}$/ }, background: { pattern: /^#[0-9a-fA-F]{6}$/ }, surface: { pattern: /^#[0-9a-fA-F]{6}$/ }, text: { pattern: /^#[0-9a-fA-F]{6}$/ } },
  fontFamily: { minLength: 1, maxLength: 60 },
  cornerRadius: { minimum: 0, maximum: 32 },
} as const;
