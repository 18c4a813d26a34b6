import { describe, expect, it } from "vitest";
import { newTicketSchema, newTicketWaits } from "./create-support-ticket.schema.ts";

const good = { brandId: "br-a", customerId: "p-1", subject: "Documents", message: "Please upload them." };
const problem = (changes: object) => newTicketSchema.safeParse({ ...good, ...changes }).error?.issues[0]?.message;

describe("a new ticket (content §5)", () => {
  it.each(["brandId", "customerId", "subject", "message"])("needs its %s", (name) =>
    expect(problem({ [name]: "" })).toBeDefined(),
  );
  it.each([
    ["subject", 150],
    ["message", 5000],
  ])("has a %s of at most %i characters", (name, most) => {
    expect(problem({ [name]: "x".repeat(most) })).toBeUndefined();
    expect(problem({ [name]: "x".repeat(most + 1) })).toBe(`Use at most ${most} characters.`);
  });
  it("is not made of spaces", () => {
    expect(problem({ subject: "  " })).toBe("Enter the subject.");
    expect(problem({ message: " \n " })).toBe("Enter the message.");
  });
});

it("waits for what is missing, in the order of its fields", () => {
  expect(newTicketWaits({ brandId: "", customerId: "", subject: "", message: "" })).toBe(
    "Enter the brand, the customer, the subject, and the message first.",
  );
  expect(newTicketWaits(good)).toBeUndefined();
});
