import { expect, it } from "vitest";
import { svgProblem } from "./svg-check.ts";

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
  ["words about scripts", svg("<title>The script on = paper, javascript: and &lt;!DOCTYPE</title>")],
])("SVG check: %s → accepted", (_, text) => expect(problem(text)).toBeUndefined());

it.each([
  ["a script", svg("<script>alert(1)</script>"), "script"],
  ["a script in a foreign case", svg("<SCRIPT/>"), "SCRIPT"],
  ["a script behind many shapes", svg(`${"<path d='M0 0'/>".repeat(1000)}<script href="x"/>`), "script"],
  ["a script of a page, by a prefix", svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script>'), "script"],
  ["a script of SVG, by a prefix", svg('<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>'), "script"],
  ["a script inside notes", svg('<n:x xmlns:n="urn:n"><script>1</script></n:x>'), "script"],
  ["a handler", svg('<rect width="1" onload="alert(1)"/>'), "onload"],
  ["a handler after a line break", svg("", 'a="1"\nonload="alert(1)"'), "a, onload"],
  ["a page inside", svg("<foreignObject><b/></foreignObject>"), "foreignObject"],
  ["a frame", svg('<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="x"/>'), "iframe"],
  ["a link that runs", svg('<a href="javascript:alert(1)"/>'), "href"],
  ["a link that runs, encoded", svg('<a href="java&#115;cript:alert(1)"/>'), "href"],
  ["a link that runs, of XLink", svg('<a xlink:href="java\tscript:alert(1)"/>'), "xlink:href"],
  ["a link that is set while it is shown", svg('<a><set attributeName="href" to="javascript:alert(1)"/></a>'), "set"],
  ["a copy from elsewhere", svg('<use href="https://evil.example/a.svg#s"/>'), "use"],
  ["a copy from elsewhere, without a scheme", svg('<use href="//evil.example/a.svg#s"/>'), "use"],
  ["a copy from a file beside it", svg('<use href="a.svg#s"/>'), "use"],
  ["a copy from a file beside it, of XLink", svg('<use xlink:href="/a.svg#s"/>'), "use"],
  ["an own copy that XLink takes from elsewhere", svg('<use href="#s" xlink:href="a.svg#s"/>'), "use"],
])("SVG check: %s → rejected, error names the element or attribute", (_, text, names) =>
  expect(problem(text)).toBe(
    `This SVG file contains ${names}, which can run or load something. Save it without and choose it again.`,
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
])("SVG check: %s → rejected", (_, text, says) => expect(problem(text)).toMatch(says));

it("SVG check: bytes that are not UTF-8 → rejected", () =>
  expect(svgProblem(new Uint8Array([0xff, 0xfe, 0x3c, 0x00]), NOT_SVG)).toBe(NOT_SVG));
