import { z } from "zod";
import { hostAscii } from "#entities/domain/host-forms.ts";

const HOST = z.hostname();
const matches = (schema: z.ZodType) => (text: string) => schema.safeParse(text).success;
const isIPv4 = matches(z.ipv4());
const isIPv6 = matches(z.ipv6());
/** Maximum length of a label (RFC 1035). */
const LABEL = 63;
const WHOLE_NUMBER = /^\d{1,5}$/;
const isNumber = (text: string | undefined) => WHOLE_NUMBER.test(text ?? "") && Number(text) <= 65_535;

/** Problem of a host name; labels of services (`_dmarc`) and international names are valid. */
const hostProblem = (host: string): string | undefined => {
  if (/\s/.test(host)) return "A host name cannot contain spaces.";
  const ascii = hostAscii(host);
  if (ascii === undefined) return "Enter a valid host name.";
  if (ascii.split(".").some((label) => label.length > LABEL))
    return `Each part of a host name has at most ${LABEL} characters.`;
  return HOST.safeParse(ascii.replaceAll(/(?<=^|\.)_/g, "")).success ? undefined : "Enter a valid host name.";
};

const aliasProblem = (target: string): string | undefined => {
  if (/:\/\/|\//.test(target)) return "A CNAME points to a host name, without a protocol and a path.";
  if (isIPv4(target) || isIPv6(target)) return "This is an IP address. A CNAME points to a host name.";
  return target === "@" ? undefined : hostProblem(target);
};

const textProblem = (text: string): string | undefined => {
  if (/[\u2018-\u201F]/.test(text)) return "Replace the curly quotation marks by straight ones.";
  return /^[ -~]*$/.test(text) ? undefined : "Use only letters without accents, digits and ASCII characters.";
};

/** Problem of a value with numbers before its host, each up to 65,535. */
const numberedProblem = (parts: number, says: string) => (value: string) => {
  const written = value.split(/\s+/);
  const host = written.at(-1)!;
  if (written.length !== parts + 1 || !written.slice(0, parts).every(isNumber)) return says;
  return hostProblem(host);
};

/** Problem of a value, by type of record. */
const VALUE_PROBLEMS: Readonly<Record<string, (value: string) => string | undefined>> = {
  A: (value) => (isIPv4(value) ? undefined : "Enter an IPv4 address, such as 192.0.2.1."),
  AAAA: (value) => (isIPv6(value) ? undefined : "Enter an IPv6 address, such as 2001:db8::1."),
  CNAME: aliasProblem,
  NS: hostProblem,
  TXT: textProblem,
  MX: numberedProblem(1, "Enter priority and mail server: 10 mail.example."),
  SRV: numberedProblem(3, "Enter priority, weight, port and host: 0 5 5060 sip.example."),
  CAA: (value) =>
    /^(?:\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5]) (?:issue|issuewild|iodef) "[!#-~ ]*"$/.test(value)
      ? undefined
      : 'Enter flag, tag and value: 0 issue "ca.example".',
};

/** Types whose value is a host name. */
const IS_HOST: ReadonlySet<string> = new Set(["CNAME", "NS"]);

type DnsRecord = { type: string; name: string; content: string };

/** Problems of a record that no DNS server could hold, by field; empty fields have none. */
export const recordProblems = ({ type, name, content }: DnsRecord) => ({
  name: ["", "@", "*"].includes(name) ? undefined : hostProblem(name.replace(/^\*\./, "")),
  content: content === "" ? undefined : VALUE_PROBLEMS[type]?.(content),
});

/** The record as it is sent: host names in Punycode. */
export const asSent = <Sent extends DnsRecord>(record: Sent): Sent => ({
  ...record,
  name: hostAscii(record.name) ?? record.name,
  content: IS_HOST.has(record.type) ? (hostAscii(record.content) ?? record.content) : record.content,
});
