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
  ["https://fjord.example", "Leave out the protocol, as in nordlys.example."],
  ["FTP://fjord.example", "Leave out the protocol, as in nordlys.example."],
  ["fjord.example/", "Leave out the path: a domain ends with its last name."],
  ["fjord.example?x=1", "Leave out the path: a domain ends with its last name."],
  ["fjord.example:443", "Leave out the port."],
  ["fjord.example.", "Leave out the dot at the end."],
  ["bücher.example", "Write it as DNS knows it: xn--bcher-kva.example"],
  ["россия.рф", "Write it as DNS knows it: xn--h1alffa9f.xn--p1ai"],
  ["bü cher.example", "Use a domain like nordlys.example."],
  [ofLength(254), "Use at most 253 characters."],
  ["fjord", "Use a domain like nordlys.example."],
  ["-fjord.example", "Use a domain like nordlys.example."],
  ["fj_ord.example", "Use a domain like nordlys.example."],
  [`${label}a.example`, "Use a domain like nordlys.example."],
  ["10.0.0.1", "Use a domain like nordlys.example."],
  ["me@fjord.example", "Use a domain like nordlys.example."],
])("domainProblem: %s → %s (content §5)", (text, problem) => expect(domainProblem(text)).toBe(problem));

it("domainName: uppercase and spaces → lowercase, trimmed; blank → error", () => {
  expect(domainName().parse(" Fjord.EXAMPLE ")).toBe("fjord.example");
  expect(domainName("hostname").safeParse("  ").error?.issues).toMatchObject([{ message: "Enter the hostname." }]);
});
