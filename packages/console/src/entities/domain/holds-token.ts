type DnsRecord = { name: string; type: string; content: string };

/** Names under which a TXT record proves that a domain is ours, or that a certificate may be issued. */
const PROVES = /^_(dnsauth|acme-challenge|cf-custom-hostname)(\.|$)/i;

/** Values that say themselves what they hold: `token=…`, `google-site-verification=…`. */
const SAYS = /^[\w-]*(token|key|secret|password|verification)=/i;

/** Whether the value of a record is a token: hidden until somebody asks for it (ruling 32). */
export const holdsToken = ({ name, type, content }: DnsRecord): boolean =>
  type === "TXT" && (PROVES.test(name) || SAYS.test(content));
