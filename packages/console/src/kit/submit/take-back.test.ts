import { ApiError } from "@backoffice/api-client";
import { toast } from "@backoffice/ui";
import { beforeEach, expect, it, vi } from "vitest";
import { SOMETHING_WENT_WRONG } from "./describe-failure.ts";
import { failureStore, hideFailure } from "./failure-store.ts";
import { takeBack } from "./take-back.ts";

const success = vi.spyOn(toast, "success");
const error = vi.spyOn(toast, "error");

beforeEach(() => {
  success.mockClear();
  error.mockClear();
  hideFailure();
});

const WORDS = { change: "Game disabled, Starburst", success: "Starburst is enabled." };
const said = () => success.mock.calls.map(([text]) => text);
const failure = () => (failureStore.read()?.open ? failureStore.read()?.failure : undefined);
const sent = () => vi.fn(() => Promise.resolve({}));
const failed = (details: Partial<ConstructorParameters<typeof ApiError>[1]> & { isRead?: boolean }) => {
  const { isRead = false, ...rest } = details;
  return Object.assign(new ApiError("No answer.", { kind: "network", outcome: "unknown", ...rest }), { isRead });
};

it("undo: record is unchanged since → reverse call is sent once, success is shown", async () => {
  const send = sent();
  takeBack({ ...WORDS, isUnchanged: () => Promise.resolve(true), send }).run();
  await vi.waitFor(() => expect(said()).toEqual(["Starburst is enabled."]));
  expect(send).toHaveBeenCalledOnce();
});

it("undo: a colleague changed the record → nothing is sent, conflict is shown", async () => {
  const send = sent();
  takeBack({ ...WORDS, isUnchanged: () => Promise.resolve(false), send }).run();
  await vi.waitFor(() => expect(failure()).toBeDefined());
  expect(failure()?.messages).toEqual([
    "Undo: Game disabled, Starburst.",
    expect.stringMatching(/^Another user has changed this record/),
  ]);
  expect(send).not.toHaveBeenCalled();
  expect(said()).toEqual([]);
});

it("undo: reread fails without an answer → nothing is sent, and no change is called unconfirmed", async () => {
  const send = sent();
  takeBack({ ...WORDS, isUnchanged: () => Promise.reject(failed({ isRead: true })), send }).run();
  await vi.waitFor(() => expect(failure()).toBeDefined());
  expect(failure()).toEqual({
    title: "Unable To Undo",
    messages: ["Undo: Game disabled, Starburst.", "No answer."],
    hint: "Nothing was sent, so the change was not undone.",
  });
  expect(send).not.toHaveBeenCalled();
});

it("undo: offline → names the change, and says that nothing was sent", async () => {
  takeBack({ ...WORDS, send: () => Promise.reject(failed({ outcome: "not-sent" })) }).run();
  await vi.waitFor(() => expect(failure()).toBeDefined());
  expect(failure()).toEqual({
    title: "Unable To Undo",
    messages: ["Undo: Game disabled, Starburst.", "No answer."],
    hint: "Nothing was sent, so the change was not undone.",
  });
});

it("undo: outcome of the reverse call is unknown → names what may have been undone", async () => {
  const send = vi.fn(() => Promise.reject(failed({})));
  takeBack({ ...WORDS, isUnchanged: () => Promise.resolve(true), send }).run();
  await vi.waitFor(() => expect(failure()).toBeDefined());
  expect(failure()).toEqual({
    title: "The Change Is Not Confirmed",
    messages: ["Undo: Game disabled, Starburst.", "No answer."],
    hint: expect.stringMatching(/^The change may or may not have been undone/) as string,
  });
  expect(send).toHaveBeenCalledOnce();
});

it("undo: refused → sent once, message of the server is shown", async () => {
  const send = vi.fn(() => Promise.reject(failed({ kind: "refused", outcome: "rejected", messages: ["Closed."] })));
  takeBack({ ...WORDS, send }).run();
  await vi.waitFor(() => expect(failure()?.messages).toEqual(["Undo: Game disabled, Starburst.", "Closed."]));
  expect(send).toHaveBeenCalledOnce();
});

it("undo: refused without a message → toast of last resort", async () => {
  takeBack({ ...WORDS, send: () => Promise.reject(failed({ kind: "refused", outcome: "rejected" })) }).run();
  await vi.waitFor(() => expect(error.mock.calls).toEqual([[SOMETHING_WENT_WRONG]]));
  expect(failure()).toBeUndefined();
});

it("undo: session has ended → nothing is said beside the dialog to sign in again", async () => {
  const send = vi.fn(() => Promise.reject(failed({ kind: "signed-out", outcome: "rejected" })));
  takeBack({ ...WORDS, send }).run();
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect([failure(), error.mock.calls, said()]).toEqual([undefined, [], []]);
});
