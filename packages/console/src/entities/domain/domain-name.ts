import { z } from "zod";

const LONGEST = 253;

/** The contract's pattern: labels of letters, digits and hyphens, the last one letters or Punycode. */
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i;

/** Punycode (xn--…) of a name with other letters; undefined if it is invalid. */
export const domainAscii = (text: string): string | undefined => {
  if (!URL.canParse(`https://${text}`)) return undefined;
  const { hostname } = new URL(`https://${text}`);
  return DOMAIN.test(hostname) ? hostname : undefined;
};

const isAscii = (text: string) => /^[ -~]*$/.test(text);

/** Error of a domain or hostname input; undefined if it can be sent (content §5). */
export const domainProblem = (text: string): string | undefined => {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return "Enter the domain without a protocol, for example nordlys.example.";
  if (/[/?#\\]/.test(text)) return "Enter the domain without a path.";
  if (/:\d*$/.test(text)) return "Enter the domain without a port.";
  if (text.endsWith(".")) return "Enter the domain without the dot at the end.";
  if (!isAscii(text)) {
    const ascii = domainAscii(text);
    return ascii === undefined
      ? "Enter a domain, for example nordlys.example."
      : `Enter the domain in Punycode: ${ascii}`;
  }
  if (text.length > LONGEST) return `Use at most ${LONGEST} characters.`;
  return DOMAIN.test(text) ? undefined : "Enter a domain, for example nordlys.example.";
};

/** Domain or hostname without protocol; sent in lowercase. */
export const domainName = (label = "domain") =>
  z
    .string()
    .trim()
    .min(1, `Enter the ${label}.`)
    .superRefine((text, context) => {
      const message = text === "" ? undefined : domainProblem(text);
      if (message) context.addIssue({ code: "custom", message });
    })
    .transform((text) => text.toLowerCase());
