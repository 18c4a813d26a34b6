/** What the console writes; Cloudflare has other types too (content §9). */
export const DNS_RECORD_TYPES = ["TXT", "CNAME"] as const;

export type DnsRecordType = (typeof DNS_RECORD_TYPES)[number];

/** Why a record at Cloudflare is not deleted here: its call knows the types that are written here, and no id. */
export const keptRecordReason = ({ type }: { type: string }): string | undefined =>
  (DNS_RECORD_TYPES as readonly string[]).includes(type)
    ? undefined
    : "Only TXT and CNAME records are deleted here. Delete it at Cloudflare.";
