import { expect, it } from "vitest";
import { recordWarnings } from "./record-warnings.ts";

const LONG = "a".repeat(70);
const PART = "Each part of a host name has at most 63 characters.";

it.each([
  ["CNAME", "https://target.example.net/path", "A CNAME points to a host name, without a protocol and a path."],
  ["CNAME", "192.0.2.1", "This is an IP address. A CNAME points to a host name."],
  ["CNAME", "2001:db8::1", "This is an IP address. A CNAME points to a host name."],
  ["CNAME", "exa mple.net", "A host name cannot contain spaces."],
  ["CNAME", "a..example", "Enter a valid host name."],
  ["CNAME", `${LONG}.example`, PART],
  ["CNAME", "edge.example.", undefined],
  ["CNAME", "_acme.bücher.example", undefined],
  ["CNAME", "@", undefined],
  ["TXT", "v=spf1 include:https://example.net ~all", undefined],
])("%s record: value %s → %s", (type, content, warning) =>
  expect(recordWarnings({ type, name: "shop", content }).content).toBe(warning),
);

it.each([
  ["sh op", "A host name cannot contain spaces."],
  [LONG, PART],
  // 61 letters whose Punycode exceeds 63 characters.
  ["ü".repeat(61), PART],
  ["_dmarc", undefined],
  ["*", undefined],
  ["@", undefined],
  ["bücher", undefined],
])("record name: %s → %s", (name, warning) =>
  expect(recordWarnings({ type: "TXT", name, content: "x" }).name).toBe(warning),
);
