import { expect, it } from "vitest";
import { singularOf } from "./singular-of.ts";

it.each([
  ["Partners", "Partner"],
  ["Servers", "Server"],
  ["Notifications", "Notification"],
  ["Game Activities", "Game Activity"],
  ["Bonuses", "Bonus"],
  ["Currencies", "Currency"],
  ["Bank List", "Bank"],
  ["Deposit Gateways", "Deposit Gateway"],
  ["Withdraw Pending List", "Withdraw"],
  ["Login Status", "Login Status"],
  ["Affiliate Levels", "Affiliate Level"],
  ["Server access", "Server access"],
])("singular: “%s” → “%s”", (title, noun) => expect(singularOf(title)).toBe(noun));
