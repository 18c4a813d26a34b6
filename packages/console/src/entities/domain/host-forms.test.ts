import { expect, it } from "vitest";
import { hostAscii, hostUnicode } from "./host-forms.ts";

it.each([
  ["münchen", "xn--mnchen-3ya"],
  ["_acme.bücher.example", "_acme.xn--bcher-kva.example"],
  ["россия.рф", "xn--h1alffa9f.xn--p1ai"],
  ["edge.example", "edge.example"],
])("host forms: %s ↔ %s", (unicode, ascii) => {
  expect(hostAscii(unicode)).toBe(ascii);
  expect(hostUnicode(ascii)).toBe(unicode);
});

it.each(["“edge”.example", "mün chen", "münchen/x", "münchen%41"])(
  "hostAscii: %s, which is no host → undefined",
  (host) => expect(hostAscii(host)).toBeUndefined(),
);

it("hostUnicode: invalid Punycode → unchanged", () =>
  expect(hostUnicode("xn--\u0000.example")).toBe("xn--\u0000.example"));
