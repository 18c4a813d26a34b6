import { beforeAll, describe, expect, it } from "vitest";
import { safeHref } from "../../../safe-href.ts";
import { safePicture } from "../../../safe-picture.ts";
import { fileNameOf } from "../../../table/export/file-name-of.ts";
import { harmfulIn } from "../../../testing/harmful-in.ts";
import { hostileAddresses, xssVectors } from "../../../testing/xss-vectors.ts";
import { drawPreview } from "../preview/draw-preview.ts";
import { harmlessElements } from "./harmless-elements.ts";
import { cleanHtml } from "./html-content.ts";
import { linkAddress } from "../toolbar/link-address.ts";

const VECTORS = xssVectors();
const ADDRESSES = hostileAddresses();
const LANGUAGE = { code: "en", label: "English" };

/** Lists the vectors that remain harmful after `make`, each with the harm. */
const harmful = (make: (text: string) => string): string[] =>
  VECTORS.flatMap((text) => harmfulIn(make(text)).map((harm) => `${harm} of ${text}`));

it("XSS vectors: about 1,500, and harmfulIn detects nearly all of them", () => {
  expect(VECTORS.length).toBeGreaterThan(1300);
  expect(VECTORS.length).toBeLessThan(1700);
  expect(VECTORS.filter((text) => harmfulIn(text).length === 0).length).toBeLessThan(150);
});

describe("XSS vectors: no script, request or link remains", () => {
  it("harmlessElements: no harm", () => expect(harmful((text) => harmlessElements(text).innerHTML)).toEqual([]));

  it("cleanHtml: no harm", () => expect(harmful(cleanHtml)).toEqual([]));

  describe("drawPreview", () => {
    const page = document.implementation.createHTMLDocument();
    const draw = (text: string, imagePath = text) =>
      drawPreview(page, { heading: text, html: text, imagePath, buttonText: text, language: LANGUAGE, theme: "light" });

    it("vector as text, heading, image and button → no harm, no links", () => {
      const found = harmful((text) => {
        draw(text);
        expect(page.querySelector("[href]")).toBeNull();
        expect(page.querySelector("h1")?.textContent).toBe(text);
        return page.body.innerHTML;
      });
      expect(found).toEqual([]);
    });

    it("hostile URL as image path → no image source", () => {
      for (const address of ADDRESSES) {
        draw("x", address);
        expect(page.querySelector("img")?.src).toBeUndefined();
      }
    });
  });
});

describe("hostile URLs", () => {
  /** The URLs as they are and as the HTML parser reads them, which decodes character references. */
  let read: string[];
  beforeAll(() => {
    const box = document.implementation.createHTMLDocument().body;
    read = ADDRESSES.flatMap((address) => {
      box.innerHTML = `<a href="${address.replaceAll('"', "&quot;")}"></a>`;
      return [address, box.firstElementChild?.getAttribute("href") ?? ""];
    });
  });

  it("linkAddress: only http, https, mailto and tel", () => {
    const schemes = read.flatMap((address) => {
      const href = linkAddress(address);
      return href === undefined ? [] : [new URL(href, "https://here.invalid/").protocol];
    });
    expect(
      [...new Set(schemes)].filter((address) => !["http:", "https:", "mailto:", "tel:"].includes(address)),
    ).toEqual([]);
  });

  it("safeHref: no URL that runs a script", () => {
    const runs = /^[\s\p{Cc}]*(?:javascript|vbscript|data|blob|file|filesystem|view-source)\s*:/iu;
    const followed = read.filter(
      (address) => runs.test(address.replaceAll(/[\t\n\r]/g, "")) && safeHref(address) !== undefined,
    );
    expect(followed).toEqual([]);
  });

  it("safePicture: no image is requested", () =>
    expect(read.filter((address) => safePicture(address) !== undefined)).toEqual([]));
});

it("fileNameOf: XSS vector as name → plain file name", () => {
  const wrong = VECTORS.map((text) => fileNameOf(text, "png")).filter(
    (name) => !/^[^\p{Cc}\p{Cf}/\\:*?"<>|]{1,84}\.png$/u.test(name),
  );
  expect(wrong).toEqual([]);
});
