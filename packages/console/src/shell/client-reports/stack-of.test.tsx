import { expect, it } from "vitest";
import { stackOf } from "./stack-of.ts";

const { origin } = window.location;

it("stackOf: stack of Chrome, Firefox and WebKit → places in the console's files, innermost first", () => {
  expect(
    stackOf(
      [
        "TypeError: boom",
        `    at Form (${origin}/assets/bank-edit.drawer-D2f_x1aB.js:1:1204)`,
        `    at ${origin}/assets/x8Kq.js:12:7`,
        `Form@${origin}/assets/index-AbC-1234.js:3:4`,
        "    at https://elsewhere.example/assets/index.js:1:1",
        "    at chrome-extension://abc/assets/index.js:1:1",
        `    at ${origin}/players/mara:1:1`,
        `    at ${origin}/assets/index.js?email=mara@example.com:1:1`,
        "    at <anonymous>",
      ].join("\n"),
    ),
  ).toEqual(["assets/bank-edit.drawer-D2f_x1aB.js:1:1204", "assets/x8Kq.js:12:7", "assets/index-AbC-1234.js:3:4"]);
});
