import { expect, it } from "vitest";
import { domainName, domainProblem } from "./domain-name.ts";

const label = "a".repeat(63);
/** A domain of this length whose labels are all valid. */
const ofLength = (length: number) => {
  const rest = length - 3 * 64 - ".example".length;
  return `${`${label}.`.repeat(3)}${"b".repeat(rest)}.example`;
};

it.each([
  ["fjord.example"],
  ["www.fjord-play.example"],
  ["xn--bcher-kva.example"],
  ["fjord.xn--p1ai"],
  [ofLength(253)],
])("domainProblem: %s → none", (text) => expect(domainProblem(text)).toBeUndefined());

it.each([
  ["https://fjord.example", "Enter the domain without a protocol, for example nordlys.example."],
  ["FTP://fjord.example", "Enter the domain without a protocol, for example nordlys.example."],
  ["fjord.example/", "Enter the domain without a path."],
  ["fjord.example?x=1", "Enter the domain without a path."],
  ["fjord.example:443", "Enter the domain without a port."],
  ["fjord.example.", "Enter the domain without the dot at the end."],
  ["bücher.example", "Enter the domain in Punycode: xn--bcher-kva.example"],
  ["россия.рф", "Enter the domain in Punycode: xn--h1alffa9f.xn--p1ai"],
  ["bü cher.example", "Enter a domain, for example nordlys.example."],
  [ofLength(254), "Use at most 253 characters."],
  ["fjord", "Enter a domain, for example nordlys.example."],
  ["-fjord.example", "Enter a domain, for example nordlys.example."],
  ["fj_ord.example", "Enter a domain, for example nordlys.example."],
  [`${label}a.example`, "Enter a domain, for example nordlys.example."],
  ["10.0.0.1", "Enter a domain, for example nordlys.example."],
  ["me@fjord.example", "Enter a domain, for example nordlys.example."],
])("domainProblem: %s → %s (content §5)", (text, problem) => expect(domainProblem(text)).toBe(problem));

it("domainName: uppercase and spaces → lowercase, trimmed; blank → error", () => {
  expect(domainName().parse(" Fjord.EXAMPLE ")).toBe("fjord.example");
  expect(domainName("hostname").safeParse("  ").error?.issues).toMatchObject([{ message: "Enter the hostname." }]);
});
