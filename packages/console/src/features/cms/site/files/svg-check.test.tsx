import { expect, it } from "vitest";
import { MOST, svgProblem } from "./svg-check.ts";

const NOT_SVG = "Not an SVG file.";
const problem = (text: string) => svgProblem(new TextEncoder().encode(text), NOT_SVG);
const svg = (inside: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

it.each([
  [
    "shapes",
    `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- by hand -->\n${svg('<path d="M0 0"/>', 'viewBox="0 0 1 1"')}`,
  ],
  [
    "gradients, filters, texts and styles",
    svg(
      `<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient><filter id="f">
       <feGaussianBlur in="SourceGraphic" stdDeviation="2"/></filter><style>.a{fill:red}</style></defs>
       <text x="1" y="2" class="a" style="fill:red" font-family="Arial"><tspan>A &amp; B</tspan></text>`,
      'version="1.1" baseProfile="tiny" enable-background="new" xml:space="preserve" role="img" aria-label="A" focusable="false" data-name="x"',
    ),
  ],
  ["own shapes copied", svg('<symbol id="s"><circle r="1"/></symbol><use href="#s"/><use xlink:href="#s"/>')],
  ["a link", svg('<a href="https://example.com/a"><rect width="1" height="1"/></a>')],
  ["an embedded picture", svg('<image width="1" height="1" xlink:href="data:image/png;base64,iVBORw0KGgo="/>')],
  [
    "notes of a drawing program",
    svg(
      '<i:namedview i:zoom="1"/><metadata><r:RDF><w:Work/></r:RDF></metadata><g i:label="Layer"/>',
      'xmlns:i="http://inkscape.example" xmlns:r="http://rdf.example" xmlns:w="http://work.example"',
    ),
  ],
  [
    "references to its own shapes",
    svg(
      `<defs><pattern id="p" xlink:href="#q"/><linearGradient id="g" href="#h"/><mask id="m"/><style><![CDATA[
       /* url(#g) */ .a{fill:url(#g);mask:url( "#m" )} @font-face{font-family:F;src:url(data:font/woff2;base64,AA==)}
       .b::before{content:"\\201C"}]]></style></defs>
       <rect class="a" fill="url(#g) red" mask="url('#m')" style="filter:url(#f);marker-end: url(#k)"/>
       <image href=" #p"/><feImage href="data:image/jpeg;base64,/9j/"/>`,
    ),
  ],
  ["names with brackets", svg('<g id="head" data-name="image(1)" aria-label="src(2)" class="url(3)"/>')],
  ["words about scripts", svg("<title>The script on = paper, javascript: and &lt;!DOCTYPE</title>")],
])("SVG check: %s → accepted", async (_, text) => expect(await problem(text)).toBeUndefined());

it.each([
  ["a script", svg("<script>alert(1)</script>"), "script"],
  ["a script in a foreign case", svg("<SCRIPT/>"), "SCRIPT"],
  ["a script behind many shapes", svg(`${"<path d='M0 0'/>".repeat(1000)}<script href="x"/>`), "script"],
  ["a script of a page, by a prefix", svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script>'), "script"],
  ["a script of SVG, by a prefix", svg('<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>'), "script"],
  ["a script inside notes", svg('<n:x xmlns:n="urn:n"><script>1</script></n:x>'), "script"],
  ["a handler", svg('<rect width="1" onload="alert(1)"/>'), "onload"],
  ["a handler after a line break", svg("", 'a="1"\nonload="alert(1)"'), "a, onload"],
  ["a page inside", svg("<foreignObject><b/></foreignObject>"), "b, foreignObject"],
  ["a frame", svg('<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="x"/>'), "iframe"],
  ["a link that runs", svg('<a href="javascript:alert(1)"/>'), "href of a"],
  ["a link that runs, encoded", svg('<a href="java&#115;cript:alert(1)"/>'), "href of a"],
  ["a link that runs, of XLink", svg('<a xlink:href="java\tscript:alert(1)"/>'), "xlink:href of a"],
  ["a link that is set while it is shown", svg('<a><set attributeName="href" to="javascript:alert(1)"/></a>'), "set"],
  ["a copy from elsewhere", svg('<use href="https://evil.example/a.svg#s"/>'), "href of use"],
  ["a copy from elsewhere, without a scheme", svg('<use href="//evil.example/a.svg#s"/>'), "href of use"],
  ["a copy from a file beside it", svg('<use href="a.svg#s"/>'), "href of use"],
  ["a copy from a file beside it, of XLink", svg('<use xlink:href="/a.svg#s"/>'), "xlink:href of use"],
  ["an image of another site", svg('<image href="https://evil.example/a.png"/>'), "href of image"],
  [
    "an image of another site, of XLink",
    svg('<image xlink:href="https://evil.example/a.png"/>'),
    "xlink:href of image",
  ],
  ["an image beside it", svg('<image href="a.png"/>'), "href of image"],
  ["an SVG in an image", svg('<image href="data:image/svg+xml;base64,AA=="/>'), "href of image"],
  ["a filter's image, without a scheme", svg('<filter><feImage href="//evil.example/a"/></filter>'), "href of feImage"],
  ["a pattern from elsewhere", svg('<pattern href="https://evil.example/a.svg#p"/>'), "href of pattern"],
  ["a gradient from elsewhere", svg('<linearGradient xlink:href="a.svg#g"/>'), "xlink:href of linearGradient"],
  ["a link behind a space that is none", svg('<use href="&#160;#s"/>'), "href of use"],
  ["own parts at another address", svg('<use href="#s"/>', 'xml:base="https://evil.example/"'), "xml:base"],
  ["a fill of another site", svg('<rect fill="url(https://evil.example/a)"/>'), "fill of rect"],
  ["a fill by CSS escapes", svg(String.raw`<rect fill="\75rl(https://evil.example/a)"/>`), "fill of rect"],
  ["a fill behind an escaped quote", svg(String.raw`<rect fill="url(\'#a)"/>`), "fill of rect"],
  ["a fill behind an escaped space", svg(String.raw`<rect fill="url(\20 #a)"/>`), "fill of rect"],
  ["a fill behind a comment", svg('<rect fill="url(/*x*/#a)"/>'), "fill of rect"],
  ["a fill behind a space that is none", svg('<rect fill="url(&#160;#a)"/>'), "fill of rect"],
  ...["mask", "clip-path", "filter", "marker-start", "marker-mid", "marker-end", "cursor", "stroke"].map(
    (name): [string, string, string] => [
      `${name} from elsewhere`,
      svg(`<path ${name}="URL( 'https://evil.example/a.svg#x' )"/>`),
      `${name} of path`,
    ],
  ),
  ["a style that loads", svg('<g style="background:url(//evil.example/a)"/>'), "style of g"],
  ["a style with an image set", svg(`<g style="background:image-set('https://evil.example/a' 1x)"/>`), "style of g"],
  ["a style with src()", svg(`<g style="background:src('https://evil.example/a')"/>`), "style of g"],
  ["a style sheet that imports", svg("<style>@import 'https://evil.example/a.css';</style>"), "style"],
  ["an import by CSS escapes", svg(String.raw`<style>@\69mport 'https://evil.example/a.css';</style>`), "style"],
  [
    "an import in parts",
    svg("<style>@im<!-- -->po<g>url(#a)</g><![CDATA[rt 'https://evil.example/a';]]></style>"),
    "style",
  ],
  ["a font of another site", svg("<style>@font-face{src:url(https://evil.example/a.woff2)}</style>"), "style"],
  ["a style of a prefix", svg("<s:style xmlns:s='http://www.w3.org/2000/svg'>a{b:url(x)}</s:style>"), "style"],
  ["an animation to an address", svg('<animate attributeName="href" to="https://evil.example/a"/>'), "animate"],
  [
    "an animation of a link",
    svg('<animateTransform attributeName="xlink:href" to="#a"/>'),
    "attributeName of animateTransform, to",
  ],
  [
    "more than can be said",
    svg(Array.from({ length: 9 }, (_, at) => `<x${at}/>`).join("")),
    "x0, x1, x2, x3, x4, and more",
  ],
  ["an own copy that XLink takes from elsewhere", svg('<use href="#s" xlink:href="a.svg#s"/>'), "xlink:href of use"],
])("SVG check: %s → rejected, error names the element or attribute", async (_, text, names) =>
  expect(await problem(text)).toBe(
    `This SVG file contains ${names}, which can run or load something. Save the file without them and choose it again.`,
  ),
);

it.each([
  ["a document type", `<!DOCTYPE svg PUBLIC "x" "y">${svg("")}`, /document type \(DOCTYPE\)/],
  [
    "entities that become a script",
    `<!DOCTYPE svg [<!ENTITY c "&#60;script>1&#60;/script>">]>${svg("&c;")}`,
    /document type \(DOCTYPE\)/,
  ],
  ["a style sheet that transforms it", `<?xml-stylesheet href="a.xsl" type="text/xsl"?>${svg("")}`, /instruction/],
  ["another encoding", `<?xml version="1.0" encoding="UTF-16"?>${svg("")}`, /not in UTF-8/],
  ["an entity that nobody declared", svg("&nope;"), /^Not an SVG file/],
  ["no end", "<svg xmlns='http://www.w3.org/2000/svg'>", /^Not an SVG file/],
  ["no namespace", "<svg/>", /^Not an SVG file/],
  ["another root", "<g xmlns='http://www.w3.org/2000/svg'/>", /^Not an SVG file/],
])("SVG check: %s → rejected", async (_, text, says) => expect(await problem(text)).toMatch(says));

it("SVG check: bytes that are not UTF-8 → rejected", async () =>
  expect(await svgProblem(new Uint8Array([0xff, 0xfe, 0x3c, 0x00]), NOT_SVG)).toBe(NOT_SVG));

const nested = (depth: number) => svg(`${"<g>".repeat(depth - 1)}${"</g>".repeat(depth - 1)}`);

it.each([
  ["elements nested too deep", nested(MOST.depth), nested(MOST.depth + 1), /more than 100 deep/],
  [
    "too many elements",
    svg("<g/>".repeat(MOST.elements - 1)),
    svg("<g/>".repeat(MOST.elements)),
    /more than 20,000 elements/,
  ],
  [
    "too many attributes",
    svg(`<g ${Array.from({ length: MOST.attributes }, (_, at) => `data-a${at}=""`).join(" ")}/>`),
    svg(`<g ${Array.from({ length: MOST.attributes + 1 }, (_, at) => `data-a${at}=""`).join(" ")}/>`),
    /more than 200 attributes/,
  ],
])("SVG check: %s → rejected, one less → accepted", async (_, most, more, says) =>
  expect([await problem(most), await problem(more)]).toEqual([undefined, expect.stringMatching(says)]),
);

/** Each shape is ten copies of the one before. */
const copies = (levels: number) =>
  svg(
    `<g id="c0"><path d=""/></g>${Array.from({ length: levels }, (_, at) => `<g id="c${at + 1}">${`<use href="#c${at}"/>`.repeat(10)}</g>`).join("")}`,
  );

it("SVG check: nested copies that draw more than 100,000 elements → rejected; few or circular copies → accepted", async () => {
  expect(await problem(copies(9))).toMatch(/draws more than 100,000 elements/);
  expect(await problem(copies(3))).toBeUndefined();
  expect(
    await problem(svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/><use href="#none"/></g>')),
  ).toBeUndefined();
});

/** Each shape is a copy of the next one. */
const chain = (length: number) =>
  svg(Array.from({ length }, (_, at) => `<g id="c${at}"><use href="#c${at + 1}"/></g>`).join(""));

it("SVG check: copies within copies more than 100 deep → rejected", async () => {
  expect(await problem(chain(50))).toBeUndefined();
  expect(await problem(chain(9000))).toMatch(/draws more than 100,000 elements/);
});

it("SVG check: 60,000 nested elements → rejected after the first hundred", async () => {
  const text = nested(60_000);
  const started = performance.now();
  expect(await problem(text)).toMatch(/more than 100 deep/);
  // It took minutes when the file was read to its end.
  expect(performance.now() - started).toBeLessThan(1000);
});

it("SVG check: large file → the page responds while it is read", async () => {
  let turns = 0;
  const count = setInterval(() => (turns += 1), 0);
  const text = svg(`<path d="${"M0 0L1 1".repeat(500_000)}"/>`);
  expect(await problem(text)).toBeUndefined();
  clearInterval(count);
  expect(turns).toBeGreaterThan(1);
});

it("SVG check: many CSS escapes → rejected without decoding them", async () =>
  expect(await problem(svg(`<style>${"\\a".repeat(10_001)}</style>`))).toMatch(/contains style/));
