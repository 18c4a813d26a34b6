import { expect, it } from "vitest";
import { newDebitText } from "./realtime-message.ts";

it("newDebitText: object, JSON or text of a new debit → its message or the default one", () => {
  expect(newDebitText({ type: "new-debit", message: "A debit of 12 EUR." })).toBe("A debit of 12 EUR.");
  expect(newDebitText('{"type":"new-debit"}')).toBe("There is a new debit to reconcile.");
  expect(newDebitText("new-debit")).toBe("There is a new debit to reconcile.");
});

it.each([undefined, null, 7, "hello", { type: "other" }, { message: "no type" }])(
  "newDebitText: %j → undefined",
  (data) => {
    expect(newDebitText(data)).toBeUndefined();
  },
);
