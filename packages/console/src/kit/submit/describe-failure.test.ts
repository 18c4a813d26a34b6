import { ApiError } from "@backoffice/api-client";
import { describe, expect, it } from "vitest";
import { describeFailure, fieldErrors } from "./describe-failure.ts";

const refusal = (messages: string[], body?: unknown) =>
  new ApiError("refused", { kind: "refused", outcome: "rejected", messages, status: 400, body });

describe("describeFailure", () => {
  it("lists the server's messages under the documented title", () => {
    expect(describeFailure(refusal(["A", "B"]))).toEqual({
      title: "Unable To Save Changes",
      messages: ["A", "B"],
      status: "HTTP 400",
    });
  });

  it("speaks of no status where the answer came with 200", () => {
    const error = new ApiError("A", { kind: "refused", outcome: "rejected", messages: ["A"], status: 200 });
    expect(describeFailure(error)).toEqual({ title: "Unable To Save Changes", messages: ["A"] });
  });

  it("leaves a refusal without messages to the documented toast", () => {
    expect(describeFailure(refusal([]))).toBeUndefined();
    expect(describeFailure(new TypeError("a bug"))).toBeUndefined();
  });

  it("says the documents' own words where the server says nothing, and only there", () => {
    const words = { refused: "Failed to update password", noAnswer: "An error occurred while updating the password" };
    expect(describeFailure(refusal([]), "Title", words)?.messages).toEqual([words.refused]);
    expect(describeFailure(refusal(["Used before."]), "Title", words)?.messages).toEqual(["Used before."]);
    const cut = new ApiError("The connection broke.", { kind: "network", outcome: "unknown" });
    expect(describeFailure(cut, "Title", words)).toMatchObject({
      title: "The Change Is Not Confirmed",
      messages: [words.noAnswer, "The connection broke."],
    });
    const offline = new ApiError("You are offline.", { kind: "network", outcome: "not-sent" });
    expect(describeFailure(offline, "Title", words)?.messages).toEqual([words.noAnswer, "You are offline."]);
  });

  it("unknown outcome: leaves out documented words that call the write failed or ask to try again", () => {
    const words = { refused: "Failed to add domain", notSent: "Failed to add domain" };
    const cut = new ApiError("The connection broke.", { kind: "network", outcome: "unknown" });
    expect(describeFailure(cut, "Title", words)?.messages).toEqual(["The connection broke."]);
    const offline = new ApiError("You are offline.", { kind: "network", outcome: "not-sent" });
    expect(describeFailure(offline, "Title", words)?.messages).toEqual([words.notSent, "You are offline."]);
  });

  it("never calls a write with an unknown outcome failed", () => {
    const failure = describeFailure(
      new ApiError("HTTP 502 Bad Gateway", { kind: "http", outcome: "unknown", status: 502 }),
    );
    expect(failure).toMatchObject({
      title: "The Change Is Not Confirmed",
      messages: ["HTTP 502 Bad Gateway"],
    });
    expect(failure?.hint).toMatch(/may or may not have been saved/);
  });

  it("believes no server that failed on the way and calls it refused", () => {
    const error = new ApiError("Broken.", { kind: "refused", outcome: "unknown", status: 500, messages: ["Broken."] });
    expect(describeFailure(error)).toMatchObject({
      title: "The Change Is Not Confirmed",
      messages: ["Broken."],
      status: "HTTP 500",
    });
  });

  it("says that nothing was sent while offline", () => {
    expect(describeFailure(new ApiError("You are offline.", { kind: "network", outcome: "not-sent" }))?.hint).toMatch(
      /Nothing was sent/,
    );
  });

  it("says nothing of a connection where the console itself refused to send", () => {
    const error = new ApiError("You are viewing the console as Partner.", { kind: "forbidden", outcome: "not-sent" });
    expect(describeFailure(error)).toEqual({
      title: "Unable To Save Changes",
      messages: ["You are viewing the console as Partner."],
      hint: "Nothing was sent. What you typed is still here.",
    });
  });

  it("says whom to ask without the right", () => {
    expect(
      describeFailure(new ApiError("No right.", { kind: "forbidden", outcome: "rejected", status: 403 }))?.hint,
    ).toMatch(/administrator/);
  });
});

describe("fieldErrors", () => {
  it("finds what a refusal says of single fields", () => {
    expect(fieldErrors(refusal(["Taken."], { error: { fields: { key: "Taken.", order: 3 } } }))).toEqual({
      key: "Taken.",
    });
  });

  it("is empty for anything else", () => {
    expect(fieldErrors(refusal(["Taken."], { error: "Taken." }))).toEqual({});
    expect(fieldErrors(refusal(["Taken."]))).toEqual({});
    expect(fieldErrors(new Error("no"))).toEqual({});
  });
});
