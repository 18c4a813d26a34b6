import { z } from "zod";
import { domainName } from "#entities/domain/domain-name.ts";

const token = z.string().trim().max(200, "Use at most 200 characters.");

/** A SaaS zone with its changes; an empty token keeps the one that is stored. */
export const zoneChangeSchema = z.object({
  opId: z.string().min(1, "Choose the operator or brand."),
  domainName: domainName(),
  zoneId: z.string().trim().min(1, "Enter the zone ID.").max(64, "Use at most 64 characters."),
  default: z.boolean(),
  apiToken: token,
});

/** A new SaaS zone. */
export const newZoneSchema = zoneChangeSchema.extend({ apiToken: token.min(1, "Enter the API token.") });
