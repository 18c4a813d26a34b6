import { z } from "zod";
import { DNS_RECORD_TYPES } from "#entities/domain/dns-record-types.ts";
import { pointsToItself } from "./full-name.ts";
import { recordWarnings } from "./record-warnings.ts";

/** Options of the record type. */
export const TYPE_OPTIONS = DNS_RECORD_TYPES.map((value) => ({ value, label: value }));

const type = z.enum(DNS_RECORD_TYPES, "Choose TXT or CNAME.");
const some = (what: string) => z.string().trim().min(1, `Enter the ${what}.`);
const short = (what: string) => some(what).min(3, "Use at least 3 characters.").max(25, "Use at most 25 characters.");

type DnsRecord = { type: string; name: string; content: string };

const notToItself =
  (host?: string) =>
  (record: DnsRecord, context: z.RefinementCtx): void => {
    if (record.type === "CNAME" && record.content !== "" && pointsToItself(record, host))
      context.addIssue({ code: "custom", path: ["content"], message: "A CNAME cannot point to itself." });
  };

/** A record of the developer zone: name and content have 3 to 25 characters (content §5, ruling 28). */
const devRecord = z.object({ type, name: short("name"), content: short("content") });

/** Form schema of an existing developer record. */
export const devRecordSchema = devRecord.superRefine(notToItself());

/** Form schema of a new developer record with its owner. */
export const newDevRecordSchema = devRecord
  .extend({ opId: z.string().min(1, "Choose the operator or brand.") })
  .superRefine(notToItself());

/** A new record of a domain or hostname: neither empty nor above Cloudflare's limit (ruling 28). */
const hostRecord = z.object({
  type,
  name: some("name").max(255, "Use at most 255 characters."),
  content: some("value").max(2048, "Use at most 2,048 characters."),
  proxied: z.boolean(),
});

/** Reports each warning until it has been shown; then the record can be added. */
const warning =
  (shown: ReadonlySet<string>) =>
  (record: DnsRecord, context: z.RefinementCtx): void => {
    for (const [field, words] of Object.entries(recordWarnings(record))) {
      const message = `${words} Press Add again to add it anyway.`;
      if (words && !shown.has(message)) context.addIssue({ code: "custom", path: [field], message });
    }
  };

/** Form schema of a new domain record; `shown` holds the warnings already shown. */
export const domainRecordSchema = (domain: string, shown: ReadonlySet<string> = new Set()) =>
  hostRecord.superRefine(notToItself(domain)).superRefine(warning(shown));

/** Form schema of a new hostname record, with its TTL in seconds. */
export const hostnameRecordSchema = (hostname: string, shown: ReadonlySet<string> = new Set()) =>
  hostRecord
    .extend({ ttl: z.string().min(1, "Choose the time to live.") })
    .superRefine(notToItself(hostname))
    .superRefine(warning(shown));
