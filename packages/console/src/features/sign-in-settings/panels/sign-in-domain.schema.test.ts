import { expect, it } from "vitest";
import { signInDomainSchema } from "./sign-in-domain.schema.ts";

it.each([
  ["Origin", "https://office.lotus.example", true],
  ["Origin", "https://office.lotus.example:8443", true],
  ["Origin", "https://office.lotus.example/", false],
  ["Origin", "http://office.lotus.example", false],
  ["Origin", "office.lotus.example", false],
  ["Origin", "https://me:secret@office.lotus.example", false],
  ["Logout", "https://office.lotus.example/admin", true],
  ["Logout", "https://office.lotus.example/admin/", false],
  ["Logout", "https://office.lotus.example", false],
  ["Callback", "https://office.lotus.example/api/auth/callback", true],
  ["Callback", "https://office.lotus.example/api/auth/callback?x=1", false],
  ["Callback", "javascript:alert(1)", false],
] as const)("sign-in domain schema: %s, %s → valid: %s (content §5)", (type, url, may) =>
  expect(signInDomainSchema(type).safeParse({ url }).success).toBe(may),
);
