import { z } from "zod";
import { DNS_RECORD_TYPES } from "#entities/domain/dns-record-types.ts";
import { pointsToItself } from "./full-name.ts";
import { asSent, recordProblems } from "./record-problems.ts";

/** Options of the record type. */
export const TYPE_OPTIONS = DNS_RECORD_TYPES.map((value) => ({ value, label: value }));

const type = z.enum(DNS_RECORD_TYPES, "Choose TXT or CNAME.");
const some = (what: string) => z.string().trim().min(1, `Enter the ${what}.`);
const short = (what: string) => some(what).min(3, "Use at least 3 characters.").max(25, "Use at most 25 characters.");

type DnsRecord = { type: string; name: string; content: string };

/** Refuses what no DNS server could hold, an alias of itself, and Punycode above the limit of the call. */
const holds =
  (maximum: number, host?: string) =>
  (record: DnsRecord, context: z.RefinementCtx): void => {
    const refuse = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
    const problems = recordProblems(record);
    const { name, content } = asSent(record);
    for (const [field, problem] of Object.entries(problems)) if (problem) refuse(field, problem);
    if (!problems.name && name !== record.name && name.length > maximum)
      refuse("name", `Use at most ${maximum} characters; in Punycode it has ${name.length}.`);
    const isAlias = record.type === "CNAME" && content !== "" && !problems.content;
    if (isAlias && pointsToItself({ name, content }, host)) refuse("content", "A CNAME cannot point to itself.");
    else if (isAlias && content !== record.content && content.length > maximum)
      refuse("content", `Use at most ${maximum} characters; in Punycode it has ${content.length}.`);
  };

const [SHORT, LONGEST] = [25, 255];

/** A record of the developer zone: name and content have 3 to 25 characters (content §5, ruling 28). */
const devRecord = z.object({ type, name: short("name"), content: short("content") });

/** Form schema of an existing developer record. */
export const devRecordSchema = devRecord.superRefine(holds(SHORT));

/** Form schema of a new developer record with its owner. */
export const newDevRecordSchema = devRecord
  .extend({ opId: z.string().min(1, "Choose the operator or brand.") })
  .superRefine(holds(SHORT));

/** A new record of a domain or hostname: neither empty nor above Cloudflare's limit (ruling 28). */
const hostRecord = z.object({
  type,
  name: some("name").max(255, "Use at most 255 characters."),
  content: some("value").max(2048, "Use at most 2,048 characters."),
  proxied: z.boolean(),
});

/** Form schema of a new domain record. */
export const domainRecordSchema = (domain: string) => hostRecord.superRefine(holds(LONGEST, domain));

/** Form schema of a new hostname record, with its TTL in seconds. */
export const hostnameRecordSchema = (hostname: string) =>
  hostRecord.extend({ ttl: z.string().min(1, "Choose the time to live.") }).superRefine(holds(LONGEST, hostname));
