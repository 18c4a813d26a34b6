import { ApiError } from "@backoffice/api-client";
import { describe, expect, it } from "vitest";
import { inWords } from "./in-words.ts";

const error = (code: string | undefined, outcome: "rejected" | "unknown" = "rejected") =>
  new ApiError("No.", { kind: "refused", outcome, messages: ["Other words."], ...(code !== undefined && { code }) });

describe("top-up error", () => {
  it("daily limit exceeded → documented sentence only (money §8)", () =>
    expect(inWords(error("TOP_UP_LIMIT_HAS_BEEN_EXCEEDED"))).toMatchObject({
      kind: "refused",
      outcome: "rejected",
      messages: ["Topup Limit has been exceeded."],
    }));

  it.each([
    error("CONFLICT_ERROR"),
    error(undefined),
    error("TOP_UP_LIMIT_HAS_BEEN_EXCEEDED", "unknown"),
    new Error("x"),
  ])("other errors → unchanged", (other) => expect(inWords(other)).toBe(other));
});
