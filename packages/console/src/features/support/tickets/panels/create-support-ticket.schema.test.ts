import { describe, expect, it } from "vitest";
import { newTicketSchema, newTicketWaits } from "./create-support-ticket.schema.ts";

const good = { brandId: "br-a", customerId: "p-1", subject: "Documents", message: "Please upload them." };
const problem = (changes: object) => newTicketSchema.safeParse({ ...good, ...changes }).error?.issues[0]?.message;

describe("new ticket (content §5)", () => {
  it.each(["brandId", "customerId", "subject", "message"])("%s missing → error", (name) =>
    expect(problem({ [name]: "" })).toBeDefined(),
  );
  it.each([
    ["subject", 150, "150"],
    ["message", 5000, "5,000"],
  ])("%s over %i characters → error", (name, most, written) => {
    expect(problem({ [name]: "x".repeat(most) })).toBeUndefined();
    expect(problem({ [name]: "x".repeat(most + 1) })).toBe(`Use at most ${written} characters.`);
  });
  it("spaces only → error", () => {
    expect(problem({ subject: "  " })).toBe("Enter the subject.");
    expect(problem({ message: " \n " })).toBe("Enter the message.");
  });
});

it("new ticket: fields missing → disabled reason names them", () => {
  expect(newTicketWaits({ brandId: "", customerId: "", subject: "", message: "" })).toBe(
    "Enter the brand, the customer, the subject, and the message first.",
  );
  expect(newTicketWaits(good)).toBeUndefined();
});
