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

/** A new account that holds domains: account id and key must not be empty (content §5). */
export const newAccountSchema = z.object({ opId, title, accountId, token: newKey });

/** An account that holds domains, with its changes; an empty key keeps the one that is stored. */
export const accountChangeSchema = z.object({
  title,
  description: z.string().trim().max(500, "Use at most 500 characters."),
  cfAccountCode: code,
  cfApiKey: key,
  note: z.string().trim().max(1000, "Use at most 1,000 characters."),
});

/** A new account that holds hostnames: account id and key must not be empty (content §5). */
export const newAccountV3Schema = z.object({ opId, cfAccountId: accountId, cfApiKey: newKey, cfAccountCode: code });

/** An account that holds hostnames, with its changes; an empty key keeps the one that is stored. */
export const accountV3ChangeSchema = newAccountV3Schema.extend({ cfApiKey: key });
