import { expect, it } from "vitest";
import { safeHref } from "./safe-href.ts";
import { hostileTexts } from "./testing/hostile-texts.ts";

/** The scheme as a browser reads it: line breaks and tabs are removed, leading control characters cut off. */
const schemeOf = (href: string) =>
  // oxlint-disable-next-line eslint/no-control-regex -- those are what it cuts off
  /^[a-z][a-z\d+.-]*(?=:)/i.exec(href.replaceAll(/[\t\n\r]/g, "").replace(/^[\0-\x20]+/, ""))?.[0].toLowerCase();

it("safeHref: 1,500 hostile texts → only relative, https and mailto URLs", () => {
  const texts = hostileTexts(1500);
  const followed = texts.map(safeHref).filter((href) => href !== undefined);
  expect(texts.length - followed.length).toBeGreaterThan(50);
  expect(new Set(followed.map(schemeOf))).toEqual(new Set([undefined, "https", "mailto"]));
});
