import { expect, it } from "vitest";
import { quietHtml } from "./quiet-html.ts";

it.each([
  ["a style", `<p style="color: red">x</p>`, `<p data-quiet-style="color: red">x</p>`],
  ["a handler", `<img src="x"onerror=alert(1)>`, `<img src="x"data-quiet-onerror=alert(1)>`],
  ["a bracket in a value", `<a title="a>b" STYLE='x'>y</a>`, `<a title="a>b" data-quiet-STYLE='x'>y</a>`],
  ["a style sheet and a script", `<style>p{}</style><p>x</p><script>alert(1)`, `<p>x</p>`],
  ["words of the text", `<p>on = 1, style="x"</p>`, `<p>on = 1, style="x"</p>`],
  ["an address", `<a href="/a?on=1&style=2 style=3">x</a>`, `<a href="/a?on=1&style=2 style=3">x</a>`],
])("%s", (_, html, quiet) => {
  expect(quietHtml(html)).toBe(quiet);
});
