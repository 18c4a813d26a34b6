import { expect, it } from "vitest";
import { cannedName, filledIn, mostUsed, suggestedName, withPlaceholders } from "./canned-reply.ts";

const ticket = { username: "frost.byte", playerCode: "8F2K", ticketNumber: 10482 };

it("canned reply: placeholders → player name and ticket number", () =>
  expect(filledIn("Hello {player}, about {ticket}: {player}!", ticket)).toBe(
    "Hello frost.byte, about #10482: frost.byte!",
  ));

it("canned reply: player without a user name → player code", () =>
  expect(filledIn("Hello {player}", { ...ticket, username: null })).toBe("Hello 8F2K"));

it("canned reply: user name with a replacement pattern → inserted as it is", () =>
  expect(filledIn("Hello {player}", { ...ticket, username: "$& $1" })).toBe("Hello $& $1"));

it.each([
  ["Hello Frost.Byte, ticket #10482", "Hello {player}, ticket {ticket}"],
  ["8F2K asked in 10482.", "{player} asked in {ticket}."],
  ["frostXbyte, 104821", "frostXbyte, 104821"],
  ["frost.bytes", "frost.bytes"],
])("canned reply: saved from the text %j → %j", (text, expected) =>
  expect(withPlaceholders(text, ticket)).toBe(expected),
);

it("canned reply: without a name → first words of its text", () => {
  expect(cannedName({ id: "1", name: " ", text: "Your withdrawal is paid.\nBye" })).toBe("Your withdrawal is paid.");
  expect(suggestedName("x".repeat(60))).toBe(`${"x".repeat(40)}…`);
});

it("most used canned replies: three, by use, then as listed", () => {
  const reply = (id: string, used?: number) => ({ id, name: id, text: "", ...(used !== undefined && { used }) });
  const ids = (...all: ReturnType<typeof reply>[]) => mostUsed(all).map(({ id }) => id);
  expect(ids(reply("a"), reply("b", 2), reply("c"), reply("d", 5))).toEqual(["d", "b", "a"]);
  expect(ids(reply("a"), reply("b"))).toEqual(["a", "b"]);
});
