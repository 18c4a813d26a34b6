import { ApiError } from "@backoffice/api-client";
import { describe, expect, it } from "vitest";
import { describeFailure, fieldErrors } from "./describe-failure.ts";

const refusal = (messages: string[], body?: unknown) =>
  new ApiError("refused", { kind: "refused", outcome: "rejected", messages, status: 400, body });

describe("describeFailure", () => {
  it("refusal with messages → documented title and the messages", () => {
    expect(describeFailure(refusal(["A", "B"]))).toEqual({
      title: "Unable To Save Changes",
      messages: ["A", "B"],
      status: "HTTP 400",
    });
  });

  it("refusal with status 200 → no status line", () => {
    const error = new ApiError("A", { kind: "refused", outcome: "rejected", messages: ["A"], status: 200 });
    expect(describeFailure(error)).toEqual({ title: "Unable To Save Changes", messages: ["A"] });
  });

  it("failure of the server → the trace of the call as its reference; refusal, or nothing sent → none", () => {
    const failed = (kind: "http" | "refused" | "network", outcome: "unknown" | "rejected" | "not-sent") =>
      describeFailure(Object.assign(new ApiError("No.", { kind, outcome, messages: ["No."] }), { traceId: "4bf92f" }))
        ?.reference;
    expect([failed("http", "unknown"), failed("http", "rejected")]).toEqual(["4bf92f", "4bf92f"]);
    expect([failed("refused", "rejected"), failed("network", "not-sent")]).toEqual([undefined, undefined]);
  });

  it("refusal without messages, or other error → undefined, for the documented toast", () => {
    expect(describeFailure(refusal([]))).toBeUndefined();
    expect(describeFailure(new TypeError("a bug"))).toBeUndefined();
  });

  it("documented words → shown only if the server sent no message", () => {
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

  it("unknown outcome → no documented words that claim a failure or suggest a retry", () => {
    const words = { refused: "Failed to add domain", notSent: "Failed to add domain" };
    const cut = new ApiError("The connection broke.", { kind: "network", outcome: "unknown" });
    expect(describeFailure(cut, "Title", words)?.messages).toEqual(["The connection broke."]);
    const offline = new ApiError("You are offline.", { kind: "network", outcome: "not-sent" });
    expect(describeFailure(offline, "Title", words)?.messages).toEqual([words.notSent, "You are offline."]);
  });

  it("HTTP 502 with an unknown outcome → change is not confirmed, never failed", () => {
    const failure = describeFailure(
      new ApiError("HTTP 502 Bad Gateway", { kind: "http", outcome: "unknown", status: 502 }),
    );
    expect(failure).toMatchObject({
      title: "The Change Is Not Confirmed",
      messages: ["HTTP 502 Bad Gateway"],
    });
    expect(failure?.hint).toMatch(/may or may not have been saved/);
  });

  it("HTTP 500 that claims a refusal → change is not confirmed", () => {
    const error = new ApiError("Broken.", { kind: "refused", outcome: "unknown", status: 500, messages: ["Broken."] });
    expect(describeFailure(error)).toMatchObject({
      title: "The Change Is Not Confirmed",
      messages: ["Broken."],
      status: "HTTP 500",
    });
  });

  it.each(["unknown", "rejected", "not-sent"] as const)(
    "failed read before a write, outcome %s → nothing was sent, with the reason",
    (outcome) => {
      const error = Object.assign(new ApiError("The server did not respond in time.", { kind: "timeout", outcome }), {
        isRead: true,
      });
      expect(describeFailure(error, "Unable To Save Bank")).toEqual({
        title: "Unable To Save Bank",
        messages: ["The server did not respond in time."],
        hint: "Nothing was sent: the record could not be loaded. Try again.",
      });
    },
  );

  it("failed read that the server refused without messages → described, not only a toast", () => {
    const error = Object.assign(refusal([]), { isRead: true });
    expect(describeFailure(error)?.hint).toMatch(/^Nothing was sent/);
  });

  it("write without a form → its own hints replace the general ones", () => {
    const words = { hints: { "not-sent": "Not undone.", unknown: "Perhaps undone." } };
    const hintOf = (outcome: ApiError["outcome"], isRead = false) =>
      describeFailure(Object.assign(new ApiError("No.", { kind: "network", outcome }), { isRead }), "Title", words)
        ?.hint;
    expect([hintOf("unknown", true), hintOf("not-sent"), hintOf("unknown")]).toEqual([
      "Not undone.",
      "Not undone.",
      "Perhaps undone.",
    ]);
  });

  it("offline → hint that nothing was sent", () => {
    expect(describeFailure(new ApiError("You are offline.", { kind: "network", outcome: "not-sent" }))?.hint).toMatch(
      /Nothing was sent/,
    );
  });

  it("console refused to send → hint without the connection", () => {
    const error = new ApiError("You are viewing the console as Partner.", { kind: "forbidden", outcome: "not-sent" });
    expect(describeFailure(error)).toEqual({
      title: "Unable To Save Changes",
      messages: ["You are viewing the console as Partner."],
      hint: "Nothing was sent. Your input is kept.",
    });
  });

  it("permission is missing → hint to ask an administrator", () => {
    expect(
      describeFailure(new ApiError("No right.", { kind: "forbidden", outcome: "rejected", status: 403 }))?.hint,
    ).toMatch(/administrator/);
  });
});

describe("fieldErrors", () => {
  it("refusal with field messages → message by field", () => {
    expect(fieldErrors(refusal(["Taken."], { error: { fields: { key: "Taken.", order: 3 } } }))).toEqual({
      key: "Taken.",
    });
  });

  it("other errors → empty", () => {
    expect(fieldErrors(refusal(["Taken."], { error: "Taken." }))).toEqual({});
    expect(fieldErrors(refusal(["Taken."]))).toEqual({});
    expect(fieldErrors(refusal(["Taken."], { error: { fields: null } }))).toEqual({});
    expect(fieldErrors(new Error("no"))).toEqual({});
  });

  it.each([
    ["refused", "unknown"],
    ["http", "rejected"],
  ] as const)("%s, outcome %s → empty, whatever fields the answer names", (kind, outcome) => {
    const body = { error: { fields: { key: "Taken." } } };
    expect(fieldErrors(new ApiError("No.", { kind, outcome, body }))).toEqual({});
  });
});
