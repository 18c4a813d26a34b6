import { expect, it } from "vitest";
import { inSentence } from "./in-sentence.ts";

it.each([
  ["Bank accounts", "bank accounts"],
  ["DNS records", "DNS records"],
  ["SaaS zones", "SaaS zones"],
  ["Games of the CMS", "games of the CMS"],
])("inSentence: %j → %j", (label, expected) => expect(inSentence(label)).toBe(expected));
