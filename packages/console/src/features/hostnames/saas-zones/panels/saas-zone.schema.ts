import { z } from "zod";
import { domainName } from "#entities/domain/domain-name.ts";

const token = z.string().trim().max(200, "Use at most 200 characters.");

/** Form schema of an existing SaaS zone; an empty token sends the stored one. */
export const zoneChangeSchema = z.object({
  opId: z.string().min(1, "Choose the operator or brand."),
  domainName: domainName(),
  zoneId: z.string().trim().min(1, "Enter the zone ID.").max(64, "Use at most 64 characters."),
  default: z.boolean(),
  apiToken: token,
});

/** Form schema of a new SaaS zone. */
export const newZoneSchema = zoneChangeSchema.extend({ apiToken: token.min(1, "Enter the API token.") });
