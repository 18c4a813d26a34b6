import { cleanup, renderHook } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { operations } from "./generated/operations.ts";
import { inQueryClient } from "./testing/in-query-client.tsx";
import { ok } from "./testing/stub-fetch.ts";
import { configureApi } from "./wire.ts";
import { writeHook } from "./write.ts";

/*
 * Every write × random sequences of user actions: press, press again in the same tick, press in another panel with the
 * same content, close the panel and press in a new one, press after the answer. Until the answer arrives they send one
 * request; a press after the answer is intended and sends another.
 */

type Write = Parameters<typeof writeHook>[0]["operation"];
type Sender = { send: (input: never) => Promise<unknown>; close: () => void };

const writes = Object.values(operations).filter((it) => it.effect !== "read") as unknown as Write[];
const EVENTS = ["press", "press twice", "press elsewhere", "close and press", "wait", "answer"] as const;

let answers: (() => void)[] = [];
let requests: Request[] = [];
/** The write that is pressed. A late request of an earlier test file of the worker is neither counted nor answered. */
let pressed: Write | undefined;
const isPressed = ({ method, url }: Request) =>
  method.toLowerCase() === pressed?.method && decodeURI(new URL(url).pathname) === pressed.path;
/** Answers of the server; those that tell whether the write was carried out say so. */
let data: object = {};

beforeEach(() => {
  configureApi({ origin: "http://api.test" });
  // The rendered result is not checked here, so intermediate states need not be awaited.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  vi.stubGlobal(
    "fetch",
    (request: Request) =>
      new Promise<Response>((resolve) => {
        if (!isPressed(request)) return;
        requests.push(request);
        answers.push(() => resolve(ok(data)));
      }),
  );
});
afterEach(() => {
  cleanup();
  configureApi({ origin: "" });
  vi.unstubAllGlobals();
});

test("write: repeated presses before the response → one request per intent", async () => {
  const orders = fc.sample(fc.array(fc.constantFrom(...EVENTS), { minLength: 2, maxLength: 7 }), {
    numRuns: 20,
    seed: 20,
  });
  expect(new Set(orders.flat()).size).toBe(EVENTS.length);
  for (const operation of writes) {
    pressed = operation;
    data = operation.outcome ? { [operation.outcome.field]: operation.outcome.done } : {};
    const { wrapper } = inQueryClient();
    const open = (): Sender => {
      const { result, unmount } = renderHook(() => writeHook({ operation })(), { wrapper });
      return { send: (input) => result.current.send(input), close: unmount };
    };
    let here = open();
    const elsewhere = open();
    for (const [number, order] of orders.entries()) {
      requests = [];
      answers = [];
      // Another record for each sequence.
      const input = (operation.method === "get" ? { query: { number } } : { body: { number } }) as never;
      const sent: Promise<unknown>[] = [];
      const press = ({ send }: Sender) => void sent.push(send(input));
      let meant = 0;
      let waits = false;
      const answer = async () => {
        await vi.waitFor(() => expect(requests.length).toBeGreaterThanOrEqual(meant), { interval: 1 });
        for (const give of answers.splice(0)) give();
        await Promise.all(sent.splice(0));
      };
      for (const event of order) {
        if (event === "answer") {
          await answer();
          waits = false;
        } else if (event === "wait") {
          await new Promise((resolve) => setImmediate(resolve));
        } else {
          if (!waits) meant += 1;
          waits = true;
          if (event === "close and press") {
            here.close();
            here = open();
          }
          press(event === "press elsewhere" ? elsewhere : here);
          if (event === "press twice") press(here);
        }
      }
      await answer();
      expect(requests.length, `${operation.id}: ${order.join(", ")}`).toBe(meant);
    }
    cleanup();
  }
});
