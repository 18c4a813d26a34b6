import { z } from "zod";
import { domainName } from "#entities/domain/domain-name.ts";
import { description, flags, language } from "../actions/domain-change.schema.ts";

const opId = z.string().min(1, "Choose the operator or brand.");

/** A domain needs a cloud account (content §5). */
const account = z.string().min(1, "CF account field is required");

/** A new domain with all that can be said of it. */
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

/** A new domain by its name and an account alone; `account` is the place of its token in the list. */
export const minimizedSchema = z.object({ opId, domain: domainName(), token: account });
