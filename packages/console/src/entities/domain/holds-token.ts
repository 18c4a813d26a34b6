type DnsRecord = { name: string; type: string; content: string };

/** Names of TXT records that prove ownership or authorize a certificate. */
const PROVES = /^_(dnsauth|acme-challenge|cf-custom-hostname)(\.|$)/i;

/** Values with a prefix that marks a secret: `token=…`, `google-site-verification=…`. */
const SAYS = /^[\w-]*(token|key|secret|password|verification)=/i;

/** Whether the value of a record is a token, masked until revealed (ruling 32). */
export const holdsToken = ({ name, type, content }: DnsRecord): boolean =>
  type === "TXT" && (PROVES.test(name) || SAYS.test(content));
