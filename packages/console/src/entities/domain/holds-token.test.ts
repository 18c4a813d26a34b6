import { expect, it } from "vitest";
import { holdsToken } from "./holds-token.ts";

it.each([
  ["_dnsauth.fjord.example", "k3v9x2m7"],
  ["_acme-challenge.fjord.example", "k3v9x2m7"],
  ["_CF-custom-hostname.fjord.example", "k3v9x2m7"],
  ["_dnsauth", "k3v9x2m7"],
  ["fjord.example", "google-site-verification=k3v9x2m7"],
  ["api-fjord", "token=k3v9x2m7"],
])("holdsToken: TXT record %s, %s → true; as CNAME → false", (name, content) => {
  expect(holdsToken({ name, type: "TXT", content })).toBe(true);
  expect(holdsToken({ name, type: "CNAME", content })).toBe(false);
});

it.each([
  ["_dmarc.fjord.example", "v=DMARC1; p=reject"],
  ["fjord.example", "v=spf1 -all"],
  ["my_dnsauth.fjord.example", "hello"],
])("holdsToken: TXT record %s, %s → false", (name, content) =>
  expect(holdsToken({ name, type: "TXT", content })).toBe(false),
);
