import { describe, expect, it, vi } from "vitest";
import { harmlessElements } from "./harmless-elements.ts";
import { cleanHtml, droppedElements } from "./html-content.ts";

describe("harmlessElements", () => {
  it.each([
    ["a handler", `<p onclick="alert(1)">x</p>`, `<p>x</p>`],
    ["a handler behind a slash", `<p/onclick=alert(1)>x</p>`, `<p>x</p>`],
    ["a style and a class", `<p style="position: fixed" class="fixed inset-0">x</p>`, `<p>x</p>`],
    ["a link's class, which could lay it over the page", `<a class="fixed" href="/a">x</a>`, `<a href="/a">x</a>`],
    ["a link with a script URL", `<a href="java&#10;script:alert(1)" rel="x">x</a>`, `<a rel="x">x</a>`],
    ["scripts and style sheets", `<script>1</script><style>p{}</style><p>x`, `<p>x</p>`],
    ["SVG and MathML", `<svg onload=1><style>y</style><text>y</text></svg><math><mi>y</mi></math>z`, `z`],
    ["an embedded page and a template", `<iframe srcdoc="<p>y"></iframe><template><p>y</p></template>z`, `z`],
    ["an image with an error handler", `a<img src=x onerror=alert(1)>b`, `ab`],
    ["invalid element names", `<p"x><a:b><constructor><o:p>x`, `x`],
    ["text that becomes markup when parsed twice", `<noscript><p title="</noscript><img src=x onerror=1>">z`, `"&gt;z`],
    [
      "a table with presentational attributes",
      `<table border="1" style="width:9px"><tr bgcolor="red"><th scope="col" width="9">a<td colspan="2" onclick="1" style="font-weight:700">b</table>`,
      `<table><tbody><tr><th>a</th><td colspan="2"><strong>b</strong></td></tr></tbody></table>`,
    ],
    [
      "a cell with a huge colspan",
      `<table><tr><td colspan="999">a`,
      `<table><tbody><tr><td>a</td></tr></tbody></table>`,
    ],
    ["table parts without a table", `<tr><td>a</td></tr>`, `<div><div>a</div></div>`],
    [
      "a table caption",
      `<table><caption>a</caption><tr><td>b`,
      `<p>a</p><table><tbody><tr><td>b</td></tr></tbody></table>`,
    ],
    [
      "an image of this site",
      `<img src="/media/a.png" alt="A" style="x" onerror="1">`,
      `<img src="/media/a.png" alt="A">`,
    ],
    ["an image of another site", `a<img src="https://evil.example/a.png" alt="A">b`, `ab`],
    ["an image URL that leads to the API", `a<img src="/media/../api/auth/logout.png">b`, `ab`],
    [
      "underline inside a link, which is underlined anyway",
      `<a href="/a"><span style="text-decoration:underline">x`,
      `<a href="/a"><span>x</span></a>`,
    ],
    ["bold as a style", `<span style="font-weight:700">x</span>`, `<span><strong>x</strong></span>`],
    ["bold that a style resets", `<b style="font-weight:normal"><i>x</i></b>`, `<i>x</i>`],
    ["a data attribute of the editor", `<p data-pm-slice="1 1 []">x</p>`, `<p data-pm-slice="1 1 []">x</p>`],
    ["lists and code", `<ol start="3"><li><code class="y">x`, `<ol start="3"><li><code class="y">x</code></li></ol>`],
    ["escaped characters", `a < b &amp; c &lt;b&gt;`, `a &lt; b &amp; c &lt;b&gt;`],
  ])("%s", (_, html, harmless) => {
    expect(harmlessElements(html).innerHTML).toBe(harmless);
  });

  it("any HTML → parsed without DOMParser or innerHTML", () => {
    const read = vi.spyOn(DOMParser.prototype, "parseFromString");
    const write = vi.spyOn(Element.prototype, "innerHTML", "set");
    expect(harmlessElements("<p><b>x</b></p>").textContent).toBe("x");
    expect([read.mock.calls, write.mock.calls]).toEqual([[], []]);
  });

  it("table that is too large → lines of text", () => {
    const rows = `<tr>${"<td>x".repeat(60)}</tr>`.repeat(100);
    const root = harmlessElements(`<table>${rows}</table>`);
    expect(root.querySelector("table, tr, td")).toBeNull();
    expect(root.textContent).toHaveLength(6000);
  });

  it("deeply nested HTML → depth limit of browsers", () => {
    let depth = 0;
    const root = harmlessElements(`${"<div>".repeat(20_000)}x`);
    for (let at = root.firstElementChild; at; at = at.firstElementChild) depth += 1;
    expect(depth).toBe(512);
    expect(root.textContent).toBe("x");
  });
});

describe("cleanHtml", () => {
  it.each([
    [
      `<p><b>Bold</b> <span style="font-style: italic">slanted</span></p>`,
      `<p><strong>Bold</strong> <em>slanted</em></p>`,
    ],
    [`<p><span style="text-decoration: underline line-through">x</span></p>`, `<p><s><u>x</u></s></p>`],
    [`<p>Kept<script>alert(2)</script></p><a href="javascript:alert(3)">x</a>`, `<p>Kept</p><p>x</p>`],
    [
      `<table><thead><tr><th>a</th></tr></thead><tr><td>b<img src="/media/b.png" alt="007" width="9"></td></tr></table>`,
      `<table><tbody><tr><th><p>a</p></th></tr><tr><td><p>b<img src="/media/b.png" alt="007"></p></td></tr></tbody></table>`,
    ],
    [`<a href="/a"><img src="/media/b.png" alt=""></a>`, `<p><a href="/a"><img src="/media/b.png" alt=""></a></p>`],
    [`<a href="https://example.com" class="fixed inset-0">x</a>`, `<p><a href="https://example.com">x</a></p>`],
  ])("%s", (html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });

  it("droppedElements: names of the elements that are left out", () => {
    expect(droppedElements("<p>a</p><img><div><b>x</b></div><script></script><constructor>")).toEqual([
      "constructor",
      "img",
    ]);
    expect(droppedElements(`<img src="/media/a.png"><img src="//evil.example/a.png">`)).toEqual(["img"]);
    expect(droppedElements(`<img src="/media/a.png"><table><tr><td>x</table>`)).toEqual([]);
    expect(droppedElements("<p>a</p><script></script>", true)).toEqual(["script"]);
  });
});
