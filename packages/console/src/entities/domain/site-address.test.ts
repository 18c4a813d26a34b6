import { expect, it } from "vitest";
import { siteAddress } from "./site-address.ts";

it.each([
  ["nordlys.example", "https://nordlys.example"],
  ["Casino.Nordlys.example", "https://casino.nordlys.example"],
  ["bücher.example", "https://xn--bcher-kva.example"],
  ["good@evil.example", undefined],
  ["evil.example/good.example", undefined],
  ["evil.example:8443", undefined],
  ["evil.example\\good.example", undefined],
  ["evil.example?good.example", undefined],
  ["evil.example#good.example", undefined],
  ["evil.example\n", undefined],
  ["", undefined],
  ["localhost", undefined],
])("siteAddress: %j → %s", (domainName, address) => expect(siteAddress(domainName)).toBe(address));
