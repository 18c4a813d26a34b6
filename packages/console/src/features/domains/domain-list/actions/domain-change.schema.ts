import { z } from "zod";

export const flags = {
  isLocked: z.boolean(),
  isBackoffice: z.boolean(),
  isB2CPFF: z.boolean(),
  isBrand: z.boolean(),
  isInternal: z.boolean(),
};

export const description = z.string().trim().max(500, "Use at most 500 characters.");

export const language = z.string().min(1, "Choose the language.");

/** Editable fields of a domain; name and owner are fixed. */
export const domainChangeSchema = z.object({ description, defaultLang: language, ...flags });
