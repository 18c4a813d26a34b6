/** Types that the console writes; Cloudflare has others too (content §9). */
export const DNS_RECORD_TYPES = ["TXT", "CNAME"] as const;

export type DnsRecordType = (typeof DNS_RECORD_TYPES)[number];

/** Reason why a record cannot be changed here: the calls support only these types. */
export const keptRecordReason = (verb: "Edit" | "Delete", { type }: { type: string }): string | undefined =>
  (DNS_RECORD_TYPES as readonly string[]).includes(type)
    ? undefined
    : `Only TXT and CNAME records can be ${verb === "Edit" ? "edited" : "deleted"} here. ${verb} this record at Cloudflare.`;
