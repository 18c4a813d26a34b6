/** Script of each attack, which runs in the page itself or in the parent of its frame. */
const RUN = "globalThis.ran=parent.ran=1";

const ELEMENTS =
  "a abbr article audio body button canvas center details dialog div embed form frame frameset h1 iframe image img input isindex keygen label li link map marquee math menu meter object ol p picture pre script select slot source style summary svg table tbody td template textarea th title tr track u ul video xmp x-own o:p constructor".split(
    " ",
  );
const HANDLERS =
  "onabort onafterprint onanimationend onanimationstart onauxclick onbeforecopy onbeforeinput onbeforematch onbeforetoggle onbegin onblur oncanplay onclick onclose oncopy oncuechange ondrag ondrop onend onerror onfocus onfocusin onformdata onfullscreenchange onhashchange oninput oninvalid onkeydown onload onloadstart onmessage onmousemove onmouseover onpageshow onpaste onplay onpointerenter onpointerrawupdate onpopstate onrepeat onresize onscroll onscrollend onsearch onselectionchange onslotchange onsubmit ontoggle ontouchstart ontransitionend onunhandledrejection onunload onwebkitanimationend onwheel".split(
    " ",
  );

/** Separators between an element's name and its attribute; HTML parsers differ on some of them. */
const GAPS = [" ", "/", "\n", "\t", "\f", "//", ' x="', " x='>' ", " / ", "/x=1/", "\r\n"];
const QUOTES = ['"', "'", ""];
const CASES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.replaceAll(/[a-z]/g, (letter, at: number) => (at % 2 ? letter.toUpperCase() : letter)),
];

const entities = (text: string, code: (unit: number) => string) =>
  Array.from(text, (letter) => code(letter.codePointAt(0) ?? 0)).join("");
const halved = (text: string, by: string) => text.slice(0, 4) + by + text.slice(4);

/** Encodings of a URL that browsers treat as equal, or that a careless parser confuses. */
const ENCODINGS: readonly ((address: string) => string)[] = [
  (it) => it,
  (it) => it.toUpperCase(),
  (it) => ` \u0001\u001F${it}`,
  (it) => halved(it, "\t"),
  (it) => halved(it, "\n"),
  (it) => halved(it, "&#x0D;"),
  (it) => halved(it, "&Tab;"),
  (it) => halved(it, "\u0000"),
  (it) => halved(it, "\u00AD"),
  (it) => it.replace(":", "&colon;"),
  (it) => it.replace(":", "&#58"),
  (it) => it.replace(":", "\t:"),
  (it) => it.replace(":", "%3A"),
  (it) => entities(it, (unit) => `&#${unit};`),
  (it) => entities(it, (unit) => `&#x${unit.toString(16)}`),
  (it) => entities(it, (unit) => `&#${String(unit).padStart(9, "0")};`),
  (it) => entities(it, (unit) => `&amp;#${unit};`),
  (it) => it.replaceAll(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
];

const ADDRESSES = [
  `javascript:${RUN}`,
  `javascript://example.com/%0a${RUN}`,
  `vbscript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD5wYXJlbnQucmFuPTE8L3NjcmlwdD4=`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${RUN}'/>`,
  "blob:https://evil.example/1",
  "file:///C:/x.png",
  "filesystem:https://evil.example/x.png",
  "view-source:https://evil.example/",
  "//evil.example/x.png",
  "/\\evil.example/x.png",
  "/api/auth/logout?x.png",
];

/** Elements with a URL; `@` is the placeholder. */
const CARRIERS = [
  `<a href="@">x</a>`,
  `<a href=@>x</a>`,
  `<a xlink:href='@'>x</a>`,
  `<a href="/ok" href="@" ping="@" target=_top>x</a>`,
  `<img src="@">`,
  `<img srcset="@ 2x" src="/ok.exe">`,
  `<img src="/ok.png" longdesc="@" lowsrc="@" dynsrc="@">`,
  `<form action="@"><button formaction='@'>x</button><input type=image src="@" formaction="@"></form>`,
  `<iframe src="@"></iframe>`,
  `<object data="@"><param name=url value="@"></object>`,
  `<embed src="@">`,
  `<svg><a xlink:href="@"><text>x</text></a></svg>`,
  `<svg><use href="@#x"/><image href="@"/><script href="@"/></svg>`,
  `<svg><animate attributeName=href values="@"/><set attributeName=onclick to="@"/></svg>`,
  `<math><mi xlink:href="@">x</mi><maction actiontype=statusline#@>x</maction></math>`,
  `<base href="@"><a href="x">x</a>`,
  `<meta http-equiv=refresh content="0;url=@">`,
  `<link rel=stylesheet href="@"><link rel=import href="@">`,
  `<p style="background:url('@');behavior:url(@);-moz-binding:url(@)">x</p>`,
  `<style>@import "@";p{background:url(@)}</style>`,
  `<video poster="@" src="@"><source src="@"><track src="@"></video>`,
  `<table background="@"><td background="@">x</table>`,
  `<map><area href="@"></map><blockquote cite="@">x</blockquote>`,
];

const PAYLOADS = [
  `<img src=x onerror=${RUN}>`,
  `<script>${RUN}</script>`,
  `<svg onload=${RUN}></svg>`,
  `<iframe srcdoc="<script>parent.ran=1</script>"></iframe>`,
  `<details open ontoggle=${RUN}>x</details>`,
  `<a href="javascript:${RUN}">x</a>`,
  `<style onload=${RUN}>*{color:red}</style>`,
  `<input autofocus onfocus=${RUN}>`,
];

/** Texts that one parser reads as an attribute, a comment or text and another as elements; `@` is the payload. */
const WRAPPERS = [
  `<noscript><p title="</noscript>@">`,
  `<textarea><p title="</textarea>@">`,
  `<title><p title="</title>@">`,
  `<style><p title="</style>@">`,
  `<xmp><p title="</xmp>@">`,
  `<iframe><p title="</iframe>@">`,
  `<noembed><p title="</noembed>@">`,
  `<noframes><p title="</noframes>@">`,
  `<template>@</template>`,
  `<template shadowrootmode=open>@</template>`,
  `<plaintext>@`,
  `<select><option>@</select>`,
  `<svg><style>@</style></svg>`,
  `<svg><style><p title="</style>@">`,
  `<svg></p><style><p id="</style>@">`,
  `<svg><desc>@</desc></svg>`,
  `<svg><foreignObject>@</foreignObject></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><p title="--&gt;@">`,
  `<form><math><mtext></form><form><mglyph><style></math>@`,
  `<math><annotation-xml encoding="text/html">@</annotation-xml></math>`,
  `<math><mi><style><!--</style><p title="--&gt;</mi>@">`,
  `<table><caption>@</caption></table>`,
  `<table><tr><td><table><tr>@`,
  `<table><colgroup>@<tr><td>x`,
  `<a href="/x"><a href="/y">@`,
  `<!--><!-->@-->`,
  `<!--x--!>@`,
  `<![CDATA[@]]>`,
  `<?xml version="1.0"?>@`,
  `<!DOCTYPE x [<!ENTITY y "@">]>&y;`,
  `<b><p><i></b>@</p></i>`,
  `<ul><li><p>@</ul></li></p>`,
  `<p style="mso-list:l0 level1">@<span style="mso-list:Ignore">@</span></p>`,
  `<b id="docs-internal-guid-1">@<br></b>`,
  `<o:p>@</o:p>`,
  `<p data-pm-slice='1 1 ["@"]'>@</p>`,
  `<code class="@">@</code>`,
  `<\u0000script>@</\u0000script>`,
  `<scr<script>ipt>@</scr</script>ipt>`,
  `"'>--></title></style></textarea></script>@`,
  `&lt;@&gt;`,
];

const handlers = (): string[] =>
  ELEMENTS.flatMap((element, row) =>
    Array.from({ length: 14 }, (_, column) => {
      const at = row * 14 + column;
      const pick = <Item>(items: readonly Item[]): Item => items[at % items.length] as Item;
      const handler = pick(CASES)(HANDLERS[(at * 7) % HANDLERS.length] ?? "onclick");
      const quote = pick(QUOTES);
      return `<${pick(CASES)(element)}${pick(GAPS)}${handler}=${quote}${RUN}${quote} src=x href=x autofocus open>x</${element}>`;
    }),
  );

const addresses = (): string[] => ADDRESSES.flatMap((address) => ENCODINGS.map((encode) => encode(address)));

const carried = (): string[] =>
  addresses().flatMap((address, at) =>
    [0, 7].map((step) => (CARRIERS[(at + step) % CARRIERS.length] ?? "").replaceAll("@", () => address)),
  );

const wrapped = (): string[] =>
  WRAPPERS.flatMap((wrapper, row) =>
    [0, 2, 3, 5, 7].map((step) => wrapper.replaceAll("@", () => PAYLOADS[(row + step) % PAYLOADS.length] ?? "")),
  );

/** URLs that run scripts, leave the site or call the API, in many encodings. */
export const hostileAddresses = (): string[] => [...new Set(addresses())];

/** About 1,500 deterministic HTML texts that run a script if they are interpreted. */
export const xssVectors = (): string[] => [...new Set([...handlers(), ...carried(), ...wrapped()])];
