import { z } from "zod";
import { domainName } from "#entities/domain/domain-name.ts";

/** A new domain of front door: without protocol (content §5), and what it serves (content §9). */
export const customDomainSchema = z.object({ domain: domainName(), target: z.enum(["player", "backoffice"]) });
