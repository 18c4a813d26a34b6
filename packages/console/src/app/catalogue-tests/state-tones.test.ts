import { expect, test } from "vitest";

/*
 * The tone of every state: what is normal is a grey dot, so that colour stands for exceptions. A new state joins the list
 * with what its definition says: `normal`, `note` (worth knowing), `look` (asks for work) or `stop` (wrong).
 */

const sources = import.meta.glob<string>("../../{entities,features,kit}/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const IS_TEST = /\.(?:test|scenes|stories)\.tsx?$/;
const STATE = /(?:(\w+|"[^"]+"): )?\{[^{}]*?\blabel: "([^"]+)",[^{}]*?\btone: "(normal|note|look|stop)"/g;

const states = Object.entries(sources)
  .filter(([path]) => !IS_TEST.test(path))
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .flatMap(([path, text]) => {
    const found = [...text.matchAll(STATE)].map(
      ([, code = "", label = "", tone = ""]) => `  ${tone.padEnd(6)} ${label}${code ? `, ${code}` : ""}`,
    );
    return found.length > 0 ? [path.replace(/^(?:\.\.\/)+/, ""), ...found] : [];
  });

test("states: code and tone of each", async () => {
  expect(states.length).toBeGreaterThan(100);
  await expect(`${states.join("\n")}\n`).toMatchFileSnapshot("./state-tones.snap.txt");
});
