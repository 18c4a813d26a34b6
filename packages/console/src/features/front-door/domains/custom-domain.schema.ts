import { z } from "zod";
import { domainName } from "#entities/domain/domain-name.ts";

/** Form schema of a new Front Door domain: no protocol (content §5), and a target (content §9). */
export const customDomainSchema = z.object({ domain: domainName(), target: z.enum(["player", "backoffice"]) });
