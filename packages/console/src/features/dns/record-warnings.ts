import { z } from "zod";

/** Maximum length of a label (RFC 1035). */
const LABEL = 63;

const isIpAddress = (text: string) => z.union([z.ipv4(), z.ipv6()]).safeParse(text).success;

/** Problem of a host name; underscores, wildcards and international names are valid. */
const hostProblem = (host: string): string | undefined => {
  if (/\s/.test(host)) return "A host name cannot contain spaces.";
  const [labels, ascii] = [host.replace(/\.$/, "").split("."), URL.parse(`http://${host}`)?.hostname.split(".")];
  if (!ascii || labels.includes("")) return "Enter a valid host name.";
  const isLong = [...ascii, ...labels].some((label) => label.length > LABEL);
  return isLong ? `Each part of a host name has at most ${LABEL} characters.` : undefined;
};

const targetProblem = (target: string): string | undefined => {
  if (/:\/\/|\//.test(target)) return "A CNAME points to a host name, without a protocol and a path.";
  if (isIpAddress(target)) return "This is an IP address. A CNAME points to a host name.";
  return hostProblem(target);
};

/** Warnings of a record that can still be added (ruling 28), by field. */
export const recordWarnings = (record: { type: string; name: string; content: string }) => ({
  name: ["", "@"].includes(record.name) ? undefined : hostProblem(record.name),
  content: record.type === "CNAME" && !["", "@"].includes(record.content) ? targetProblem(record.content) : undefined,
});
