import { expect, test } from "vitest";
import { createHub } from "./hub.ts";

const connect = (hub: ReturnType<typeof createHub>) => {
  const heard: unknown[] = [];
  const connection = hub.open({ send: (text) => heard.push(JSON.parse(text)), close: () => heard.push("closed") });
  return { heard, ...connection };
};

test("realtime hub: connect, join, ping → connected, ack, pong", () => {
  const { heard, receive } = connect(createHub());
  receive(JSON.stringify({ type: "joinGroup", group: "g", ackId: 7 }));
  receive(JSON.stringify({ type: "ping" }));
  receive("no json");
  expect(heard).toEqual([
    { type: "system", event: "connected", connectionId: "c1", userId: null },
    { type: "ack", ackId: 7, success: true },
    { type: "pong" },
  ]);
});

test("realtime hub: group message → members that are still connected only", () => {
  const hub = createHub();
  const [inside, outside, left] = [connect(hub), connect(hub), connect(hub)];
  for (const it of [inside, left]) it.receive(JSON.stringify({ type: "joinGroup", group: "g" }));
  left.closed();
  hub.send({ type: "new-debit" }, "g");
  expect(inside.heard.at(-1)).toMatchObject({
    type: "message",
    from: "group",
    group: "g",
    data: { type: "new-debit" },
  });
  expect([outside.heard.length, left.heard.length]).toEqual([1, 1]);
  expect(hub.size).toBe(2);
  hub.cut();
  expect([inside.heard.at(-1), hub.size]).toEqual(["closed", 0]);
});
