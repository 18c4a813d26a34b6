import { expect, it } from "vitest";
import { waitingWords } from "./waiting-words.ts";

const queue = (count: number, amountInUSD: number | null = null) => ({ count, amountInUSD });

it.each([
  [undefined, undefined],
  [[queue(1)], "1 item waiting"],
  [[queue(1700), queue(254, 0.1), queue(0, 0.2)], "1,954 items waiting · 0.30 USD"],
])("what waits: %j → %s", (waiting, words) => expect(waitingWords(waiting, "en-GB")).toBe(words));
