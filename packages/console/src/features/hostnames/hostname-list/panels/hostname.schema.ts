import { z } from "zod";
import { domainName } from "#entities/domain/domain-name.ts";

/** Shown if one of the two is missing (content §8). */
export const BOTH_REQUIRED = "CF account code and Hostname are required";

/** Form schema of a hostname with its account; both are required (content §5). */
export const hostnameSchema = z.object({
  opId: z.string().min(1, "Choose the operator or brand."),
  cfAccountCode: z.string().min(1, "Choose the account."),
  hostname: domainName("hostname"),
});
