import { expect, it } from "vitest";
import type { z } from "zod";
import { newPayment, newPaymentSchema } from "./new-payment.schema.ts";

const filled: z.input<typeof newPaymentSchema> = {
  opId: "op-nordlys",
  forBrand: false,
  brandId: "",
  title: "November",
  paidBy: "Nordlys AB",
  amountInUSD: "2500.50",
  reference: "TRF-7",
  description: "",
  issuedAt: "2026-11-20T08:00:00Z",
};
const problems = (change: Partial<typeof filled>) =>
  newPaymentSchema
    .safeParse({ ...filled, ...change })
    .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

it.each<[Partial<typeof filled>, string]>([
  [{ opId: "" }, "opId: Operator not found, please select an operator."],
  [{ title: " " }, "title: Enter the title."],
  [{ title: "x".repeat(101) }, "title: Use at most 100 characters."],
  [{ paidBy: "" }, "paidBy: Enter who paid."],
  [{ reference: "" }, "reference: Enter the reference."],
  [{ amountInUSD: "" }, "amountInUSD: Enter the amount."],
  [{ amountInUSD: "0.00" }, "amountInUSD: Use more than 0."],
  [{ amountInUSD: "-1" }, "amountInUSD: Use more than 0."],
  [{ amountInUSD: "0.001" }, "amountInUSD: USD has 2 decimals."],
  [{ amountInUSD: "NaN" }, "amountInUSD: Enter a number."],
  [{ issuedAt: "incomplete" }, "issuedAt: Choose the payment date."],
  [{ description: "x".repeat(501) }, "description: Use at most 500 characters."],
])("new payment: %j → error", (change, says) => expect(problems(change)).toEqual([says]));

it("new payment: body → amount as number, empty description omitted", () => {
  const sent = {
    opId: "op-nordlys",
    title: "November",
    paidBy: "Nordlys AB",
    amountInUSD: 2500.5,
    reference: "TRF-7",
    issuedAt: "2026-11-20T08:00:00Z",
  };
  expect(newPayment(newPaymentSchema.parse(filled))).toEqual(sent);
  expect(newPayment(newPaymentSchema.parse({ ...filled, description: "Half" }))).toEqual({
    ...sent,
    description: "Half",
  });
});
