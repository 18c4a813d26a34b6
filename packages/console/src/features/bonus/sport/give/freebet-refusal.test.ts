import { ApiError } from "@backoffice/api-client";
import { describe, expect, it } from "vitest";
import { freebetRefusal } from "./freebet-refusal.ts";

const items = (...codes: number[]) => ({ errorItems: codes.map((errorCode) => ({ errorCode })) });

describe("freebetRefusal (shell §7, §8)", () => {
  it.each([
    [31, "FreeBet Template is expired."],
    [33, "No Active freebet template."],
    [34, "FreeBet template is already activated."],
    [37, "Bonus does not belong to freebet template."],
    [39, "Unknown currency."],
    [99, "The sports platform refused the freebet (code 99)."],
  ])("error code %d → “%s”", (code, sentence) => {
    expect(freebetRefusal(items(code))).toMatchObject({ kind: "refused", outcome: "rejected", messages: [sentence] });
  });

  it("several error codes → all messages", () => expect(freebetRefusal(items(31, 39))?.messages).toHaveLength(2));
  it.each([undefined, null, "No.", {}, items(), { errorItems: "34" }, { errorItems: [null, {}] }])(
    "%j → undefined",
    (body) => expect(freebetRefusal(body)).toBeUndefined(),
  );

  it("undocumented code with server messages → those messages", () => {
    const refused = new ApiError("No.", { kind: "refused", outcome: "rejected", messages: ["Ask the platform."] });
    expect(freebetRefusal({ data: items(99) }, refused)?.messages).toEqual(["Ask the platform."]);
  });
});
