import { describe, expect, it } from "vitest";
import { freebetRefusal } from "./freebet-refusal.ts";

const said = (...codes: number[]) => freebetRefusal(codes.map((errorCode) => ({ errorCode: errorCode as 31 })));

describe("freebetRefusal (shell §7, §8)", () => {
  it.each([
    [31, "FreeBet Template is expired."],
    [33, "No Active freebet template."],
    [34, "FreeBet template is already activated."],
    [37, "Bonus does not belong to freebet template."],
    [39, "Unknown currency."],
    [99, "The sports platform refused it (code 99)."],
  ])("error code %d → “%s”", (code, sentence) => {
    expect(said(code)).toMatchObject({ kind: "refused", outcome: "rejected", messages: [sentence] });
  });

  it("several error codes → all messages", () => expect(said(31, 39)?.messages).toHaveLength(2));
  it("no error codes → undefined", () => expect(said()).toBeUndefined());
});
