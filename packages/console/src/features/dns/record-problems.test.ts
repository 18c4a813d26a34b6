import { expect, it } from "vitest";
import { asSent, recordProblems } from "./record-problems.ts";

const LONG = "a".repeat(70);
const PART = "Each part of a host name has at most 63 characters.";
const INVALID = "Enter a valid host name.";
const QUOTES = "Replace the curly quotation marks by straight ones.";
const MX = "Enter priority and mail server: 10 mail.example.";
const SRV = "Enter priority, weight, port and host: 0 5 5060 sip.example.";
const CAA = 'Enter flag, tag and value: 0 issue "ca.example".';

it.each([
  ["CNAME", "https://target.example.net/path", "A CNAME points to a host name, without a protocol and a path."],
  ["CNAME", "192.0.2.1", "This is an IP address. A CNAME points to a host name."],
  ["CNAME", "2001:db8::1", "This is an IP address. A CNAME points to a host name."],
  ["CNAME", "exa mple.net", "A host name cannot contain spaces."],
  ["CNAME", "ab..cd", INVALID],
  ["CNAME", "-abc", INVALID],
  ["CNAME", "abc-", INVALID],
  ["CNAME", "“edge.example”", INVALID],
  ["CNAME", `${LONG}.example`, PART],
  ["CNAME", "edge.example.", undefined],
  ["CNAME", "_acme.bücher.example", undefined],
  ["CNAME", "@", undefined],
  ["NS", "ns1.example", undefined],
  ["NS", "ns_1..example", INVALID],
  ["A", "192.0.2.1", undefined],
  ["A", "192.0.2.256", "Enter an IPv4 address, such as 192.0.2.1."],
  ["A", "2001:db8::1", "Enter an IPv4 address, such as 192.0.2.1."],
  ["AAAA", "2001:db8::1", undefined],
  ["AAAA", "192.0.2.1", "Enter an IPv6 address, such as 2001:db8::1."],
  ["MX", "10 mail.example", undefined],
  ["MX", "mail.example", MX],
  ["MX", "70000 mail.example", MX],
  ["MX", "10 mail..example", INVALID],
  ["SRV", "0 5 5060 sip.example", undefined],
  ["SRV", "5 5060 sip.example", SRV],
  ["CAA", '0 issue "letsencrypt.org"', undefined],
  ["CAA", "0 issue letsencrypt.org", CAA],
  ["CAA", '256 issue "ca.example"', CAA],
  ["TXT", "v=spf1 include:https://example.net ~all", undefined],
  ["TXT", "a b c", undefined],
  ["TXT", "“verified”", QUOTES],
  ["TXT", "it’s", QUOTES],
  ["TXT", "münchen", "Use only letters without accents, digits and ASCII characters."],
  ["TXT", "", undefined],
])("DNS record %s: value %s → %s", (type, content, problem) => {
  expect(recordProblems({ type, name: "shop", content }).content).toEqual(problem);
});

it.each([
  ["a b c", "A host name cannot contain spaces."],
  ["ab..cd", INVALID],
  ["-abc", INVALID],
  ["“shop”", INVALID],
  ["shop.*", INVALID],
  [LONG, PART],
  // 61 letters whose Punycode exceeds 63 characters.
  ["ü".repeat(61), PART],
  ["_dmarc", undefined],
  ["*", undefined],
  ["*.shop", undefined],
  ["@", undefined],
  ["münchen", undefined],
])("record name: %s → %s", (name, problem) =>
  expect(recordProblems({ type: "TXT", name, content: "x" }).name).toBe(problem),
);

it("asSent: names and aliases of other letters → Punycode, texts unchanged", () => {
  const alias = { type: "CNAME", name: "münchen", content: "bücher.example" };
  expect(asSent(alias)).toEqual({ type: "CNAME", name: "xn--mnchen-3ya", content: "xn--bcher-kva.example" });
  expect(asSent({ type: "TXT", name: "@", content: "v=spf1 ~all" }).content).toBe("v=spf1 ~all");
});
