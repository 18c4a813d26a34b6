import { ApiError } from "@backoffice/api-client";
import { expect, it } from "vitest";
import { firstMessage } from "./first-message.ts";

const refused = (...messages: string[]) => new ApiError("No.", { kind: "refused", outcome: "rejected", messages });

it("firstMessage: several messages → only the first is kept", () =>
  expect(firstMessage(refused("The player has only 3 EUR.", "Ask again later."))).toMatchObject({
    kind: "refused",
    outcome: "rejected",
    messages: ["The player has only 3 EUR."],
  }));

it.each([refused("One."), refused(), new Error("x"), new ApiError("No.", { kind: "network", outcome: "unknown" })])(
  "firstMessage: any other error → unchanged",
  (error) => expect(firstMessage(error)).toBe(error),
);
