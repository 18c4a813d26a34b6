import type { Finding } from "../findings/finding.ts";
import { shownName } from "../scrub/shown.ts";
import type { Exchange } from "../traffic/exchange.ts";

type Said = Pick<Finding, "rule" | "severity" | "where" | "message"> & { hint?: string };

const isSession = (name: string, known: ReadonlySet<string>) => known.has(name) || /sess|token|auth|jwt/i.test(name);

const cookieFlags = (line: string, secure: boolean, known: ReadonlySet<string>): Said[] => {
  const [first = "", ...attributes] = line.split(";").map((it) => it.trim());
  const name = first.split("=")[0]!;
  const isKnown = known.has(name);
  const flags = new Map(attributes.map((it) => [it.split("=")[0]!.toLowerCase(), it.split("=")[1] ?? ""]));
  if (flags.get("max-age") === "0") return [];
  const wanted = [...(isSession(name, known) ? ["HttpOnly"] : []), ...(secure ? ["Secure"] : []), "SameSite"];
  return wanted
    .filter((it) => !flags.has(it.toLowerCase()))
    .map((it) => ({
      rule: "cookie-flags",
      severity: "error",
      where: `cookie ${isKnown ? name : shownName(name)}: ${it}`,
      message: `is set without ${it}`,
    }));
};

/** The directives that let caches keep a reply; a server may write anything else there. */
const directives = (value: string) => (value.match(/\bpublic\b|\b(?:s-maxage|max-age)=\d{1,10}\b/g) ?? []).join(", ");

const cache = (value: string | undefined): Said[] => {
  const where = "header cache-control";
  if (value === undefined)
    return [
      {
        rule: "cache-header",
        severity: "warning",
        where,
        message: "is not there",
        hint: "Replies about people and money want no-store.",
      },
    ];
  const shared =
    /\bpublic\b|s-maxage=[1-9]/.test(value) || (/max-age=[1-9]/.test(value) && !/\b(?:private|no-store)\b/.test(value));
  return shared
    ? [
        {
          rule: "cache-header",
          severity: "error",
          where,
          message: `lets anyone keep the reply (${directives(value)})`,
          hint: "Replies about people and money want no-store.",
        },
      ]
    : [];
};

const missing = (name: string, what: string): Said => ({
  rule: "security-header",
  severity: "warning",
  where: `header ${name}`,
  message: "is not there",
  hint: what,
});

/** Checks cookie flags, cache and security headers of a reply. `sessionCookies` are the names in the contract. */
export const checkHeaders = ({ url, reply, seen }: Exchange, sessionCookies: ReadonlySet<string>): Finding[] => {
  const { headers } = reply;
  const secure = url.protocol === "https:";
  const isData = reply.status < 300 && reply.body.kind === "text";
  const said: Said[] = [
    ...(headers.get("set-cookie") ?? []).flatMap((it) => cookieFlags(it, secure, sessionCookies)),
    ...(isData ? cache(headers.get("cache-control")?.join(", ")) : []),
    ...(isData && headers.get("x-content-type-options")?.[0] !== "nosniff"
      ? [missing("x-content-type-options", "nosniff keeps a browser from reading data as something else.")]
      : []),
    ...(secure && !headers.has("strict-transport-security")
      ? [missing("strict-transport-security", "It keeps a browser from ever asking without TLS.")]
      : []),
  ];
  return said.map((it) => ({ ...it, operation: "every operation", seen }));
};
