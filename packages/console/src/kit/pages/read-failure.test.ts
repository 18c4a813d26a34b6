import { ApiError } from "@backoffice/api-client";
import { expect, it } from "vitest";
import { readFailure } from "./read-failure.tsx";

const failed = (message: string, details: Partial<ConstructorParameters<typeof ApiError>[1]>) =>
  readFailure(new ApiError(message, { kind: "http", outcome: "rejected", ...details })).message;

it("failed read: status → sentence with the status, not the status line", () =>
  expect(failed("HTTP 500 Internal Server Error", { status: 500 })).toBe("The server answered with an error (500)."));

it("failed read: server message → same message", () =>
  expect(failed("HTTP 400 Bad Request", { status: 400, messages: ["The year is in the future."] })).toBe(
    "The year is in the future.",
  ));

it("failed read: no answer → the reason", () =>
  expect(failed("The server could not be reached.", { kind: "network" })).toBe("The server could not be reached."));
