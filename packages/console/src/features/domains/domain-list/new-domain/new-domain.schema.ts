import { z } from "zod";
import { domainName } from "#entities/domain/domain-name.ts";
import { description, flags, language } from "../actions/domain-change.schema.ts";

const opId = z.string().min(1, "Choose the operator or brand.");

/** A domain requires a Cloudflare account (content §5). */
const account = z.string().min(1, "CF account field is required");

/** Form schema of a new domain with all options. */
export const newDomainSchema = z.object({
  opId,
  domainName: domainName(),
  cfAccountCode: account,
  afdProfileName: z.string(),
  defaultLang: language,
  description,
  partnerId: z.string(),
  zoneId: z.string().trim().max(64, "Use at most 64 characters."),
  skipCfZoneCheck: z.boolean(),
  isPrimary: z.boolean(),
  ...flags,
});

/** Form schema of a new domain by name and account only; `account` is the index of its token in the list. */
export const minimizedSchema = z.object({ opId, domain: domainName(), token: account });
