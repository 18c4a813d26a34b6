import { repeatedTexts } from "@backoffice/ui/form";
import { z } from "zod";
import { domainName, domainProblem } from "#entities/domain/domain-name.ts";

/** Maximum number of addresses per notification (content §3, §5, §9). */
export const MAX_URLS = 5;

/** Error of duplicate addresses. */
export const UNIQUE = "This address is already listed.";

/** Whether a page is on the domain or a subdomain. */
const isOf = (address: string, domain: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && (hostname === domain || hostname.endsWith(`.${domain}`));
};

/** Form schema of a crawler notification: a domain, and one to five of its pages (content §5). */
export const crawlersSchema = z
  .object({
    opId: z.string().min(1, "Choose the operator or brand."),
    domain: domainName(),
    urls: z
      .array(z.string().trim().min(1, "Enter an address or remove the row.").max(500, "Use at most 500 characters."))
      .min(1, "Enter the address of a page.")
      .max(MAX_URLS, `Use at most ${MAX_URLS} addresses.`),
  })
  .superRefine(({ domain, urls }, context) => {
    // Pages can be validated only with a valid domain.
    if (domainProblem(domain) !== undefined) return;
    const twice = repeatedTexts(urls);
    urls.forEach((url, index) => {
      if (url === "") return;
      const message = !isOf(url, domain)
        ? `${url} is not an address of ${domain}.`
        : twice.has(url)
          ? UNIQUE
          : undefined;
      if (message) context.addIssue({ code: "custom", message, path: ["urls", index] });
    });
  });
