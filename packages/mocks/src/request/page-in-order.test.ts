import { expect, test } from "vitest";
import { pageInOrder } from "./page-in-order.ts";

const MISSING = -1;
const LARGEST = 2 ** 30 - 1;
/** Pseudo-random numbers, the same in every run. */
const many = (count: number, below: number): number[] =>
  Array.from({ length: count }, (_, at) => ((at * 2_654_435_761) % 4_294_967_296) % below);

/** The indexes of all keys in order: the obvious, slow way. */
const allInOrder = (keys: readonly number[], descending: boolean): number[] =>
  keys
    .map((key, index) => ({ key, index }))
    .toSorted((a, b) => {
      if (a.key === MISSING || b.key === MISSING) return Number(a.key === MISSING) - Number(b.key === MISSING);
      return descending ? b.key - a.key : a.key - b.key;
    })
    .map((it) => it.index);

test.each<[string, number[]]>([
  ["no keys", []],
  ["one key", [7]],
  ["equal keys", [3, 3, 3, 3, 3, 3, 3]],
  ["only missing keys", [MISSING, MISSING, MISSING]],
  ["few different keys", many(500, 4)],
  ["as many keys as fit in one pass", many(3000, 1023)],
  ["one key more", many(3000, 1025)],
  ["large keys", [LARGEST, ...many(3000, LARGEST), 0]],
  ["keys that crowd together", [LARGEST, ...many(3000, 50)]],
  ["some missing keys", many(3000, 5000).map((key) => (key % 7 === 0 ? MISSING : key))],
])("the pages of %s are cut from all in order", (_, keys) => {
  for (const descending of [false, true]) {
    const expected = allInOrder(keys, descending);
    for (const size of [1, 7, 1000, 4000])
      for (const start of [0, size, 3 * size, keys.length - 1, keys.length, keys.length + size].filter((it) => it >= 0))
        expect([...pageInOrder(Int32Array.from(keys), start, start + size, descending)]).toEqual(
          expected.slice(start, start + size),
        );
  }
});
