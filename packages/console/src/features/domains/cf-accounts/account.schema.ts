import { z } from "zod";

const CODE = /^[A-Za-z0-9_-]+$/;

const opId = z.string().min(1, "Choose the operator or brand.");
const title = z.string().trim().min(1, "Enter the title.").max(100, "Use at most 100 characters.");
const accountId = z.string().trim().min(1, "Enter the account ID.").max(64, "Use at most 64 characters.");
const key = z.string().trim().max(200, "Use at most 200 characters.");
const newKey = key.min(1, "Enter the API key.");
const code = z
  .string()
  .trim()
  .min(1, "Enter the code.")
  .max(60, "Use at most 60 characters.")
  .regex(CODE, "Use letters, digits, hyphens and underscores only.");

/** New account for domains: account ID and key are required (content §5). */
export const newAccountSchema = z.object({ opId, title, accountId, token: newKey });

/** Existing account for domains; an empty key keeps the stored one. */
export const accountChangeSchema = z.object({
  title,
  description: z.string().trim().max(500, "Use at most 500 characters."),
  cfAccountCode: code,
  cfApiKey: key,
  note: z.string().trim().max(1000, "Use at most 1,000 characters."),
});

/** New account for hostnames: account ID and key are required (content §5). */
export const newAccountV3Schema = z.object({ opId, cfAccountId: accountId, cfApiKey: newKey, cfAccountCode: code });

/** Existing account for hostnames; an empty key keeps the stored one. */
export const accountV3ChangeSchema = newAccountV3Schema.extend({ cfApiKey: key });
