import { ApiError } from "@backoffice/api-client";
import { toast } from "@backoffice/ui";
import { beforeEach, expect, it, vi } from "vitest";
import { failureStore, hideFailure } from "./failure-store.ts";
import { takeBack } from "./take-back.ts";

const success = vi.spyOn(toast, "success");

beforeEach(() => {
  success.mockClear();
  hideFailure();
});

const said = () => success.mock.calls.map(([text]) => text);
const failed = () => (failureStore.read()?.open ? failureStore.read()?.failure.messages : undefined);

it("undo: record is unchanged since → reverse call is sent once, success is shown", async () => {
  const send = vi.fn(() => Promise.resolve({}));
  takeBack({ isUnchanged: () => Promise.resolve(true), send, said: "Order restored." })();
  await vi.waitFor(() => expect(said()).toEqual(["Order restored."]));
  expect(send).toHaveBeenCalledOnce();
});

it("undo: a colleague changed the record → nothing is sent, conflict is shown", async () => {
  const send = vi.fn(() => Promise.resolve({}));
  takeBack({ isUnchanged: () => Promise.resolve(false), send, said: "Order restored." })();
  await vi.waitFor(() => expect(failed()?.[0]).toMatch(/^Another user has changed this record/));
  expect(send).not.toHaveBeenCalled();
  expect(said()).toEqual([]);
});

it("undo: refused → sent once, message of the server is shown", async () => {
  const refused = new ApiError("Closed.", { kind: "refused", outcome: "rejected", messages: ["Closed."] });
  const send = vi.fn(() => Promise.reject(refused));
  takeBack({ send, said: "Order restored." })();
  await vi.waitFor(() => expect(failed()).toEqual(["Closed."]));
  expect(send).toHaveBeenCalledOnce();
});
