/** Types that the console writes; Cloudflare has others too (content §9). */
export const DNS_RECORD_TYPES = ["TXT", "CNAME"] as const;

export type DnsRecordType = (typeof DNS_RECORD_TYPES)[number];

/** Reason why a record cannot be deleted here: its call supports only these types, and no ID. */
export const keptRecordReason = ({ type }: { type: string }): string | undefined =>
  (DNS_RECORD_TYPES as readonly string[]).includes(type)
    ? undefined
    : "Only TXT and CNAME records can be deleted here. Delete this record at Cloudflare.";
