import { z } from "zod";

/** Characters of a label at most (RFC 1035). */
const LABEL = 63;

const isIpAddress = (text: string) => z.union([z.ipv4(), z.ipv6()]).safeParse(text).success;

/** What is wrong with a host name; underscores, wildcards and international names are right. */
const hostProblem = (host: string): string | undefined => {
  if (/\s/.test(host)) return "A host name has no spaces.";
  const [labels, ascii] = [host.replace(/\.$/, "").split("."), URL.parse(`http://${host}`)?.hostname.split(".")];
  if (!ascii || labels.includes("")) return "This is not a host name.";
  const isLong = [...ascii, ...labels].some((label) => label.length > LABEL);
  return isLong ? `Each part of a host name has at most ${LABEL} characters.` : undefined;
};

const targetProblem = (target: string): string | undefined => {
  if (/:\/\/|\//.test(target)) return "A CNAME points to a host name, without a protocol and a path.";
  if (isIpAddress(target)) return "This is an IP address. A CNAME points to a host name.";
  return hostProblem(target);
};

/** What is unusual about a record that may be added all the same (ruling 28), by field. */
export const recordWarnings = (record: { type: string; name: string; content: string }) => ({
  name: ["", "@"].includes(record.name) ? undefined : hostProblem(record.name),
  content: record.type === "CNAME" && !["", "@"].includes(record.content) ? targetProblem(record.content) : undefined,
});
