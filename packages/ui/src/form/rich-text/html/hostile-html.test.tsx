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

/** The texts of which something harmful is left by what is done to them, each with it. */
const harmful = (make: (text: string) => string): string[] =>
  VECTORS.flatMap((text) => harmfulIn(make(text)).map((harm) => `${harm} of ${text}`));

it("there are some 1,500 of them, and the walk finds harm in all but bare words and links to other sites", () => {
  expect(VECTORS.length).toBeGreaterThan(1300);
  expect(VECTORS.length).toBeLessThan(1700);
  expect(VECTORS.filter((text) => harmfulIn(text).length === 0).length).toBeLessThan(150);
});

describe("of 1,500 hostile texts nothing that runs, loads or leads away is left", () => {
  it("where they are read", () => expect(harmful((text) => harmlessElements(text).innerHTML)).toEqual([]));

  it("where they are kept", () => expect(harmful(cleanHtml)).toEqual([]));

  describe("in a preview", () => {
    const page = document.implementation.createHTMLDocument();
    const draw = (text: string, imagePath = text) =>
      drawPreview(page, { heading: text, html: text, imagePath, buttonText: text, language: LANGUAGE, theme: "light" });

    it("as its text, heading, picture and button, and no link of it leads anywhere", () => {
      const found = harmful((text) => {
        draw(text);
        expect(page.querySelector("[href]")).toBeNull();
        expect(page.querySelector("h1")?.textContent).toBe(text);
        return page.body.innerHTML;
      });
      expect(found).toEqual([]);
    });

    it("as the path of its picture", () => {
      for (const address of ADDRESSES) {
        draw("x", address);
        expect(page.querySelector("img")?.src).toBeUndefined();
      }
    });
  });
});

describe("of an address written in a hostile way", () => {
  /** As the reader of HTML has it, which takes the codes of letters for letters. */
  let read: string[];
  beforeAll(() => {
    const box = document.implementation.createHTMLDocument().body;
    read = ADDRESSES.flatMap((address) => {
      box.innerHTML = `<a href="${address.replaceAll('"', "&quot;")}"></a>`;
      return [address, box.firstElementChild?.getAttribute("href") ?? ""];
    });
  });

  it("no link is made that runs something", () => {
    const schemes = read.flatMap((address) => {
      const href = linkAddress(address);
      return href === undefined ? [] : [new URL(href, "https://here.invalid/").protocol];
    });
    expect(
      [...new Set(schemes)].filter((address) => !["http:", "https:", "mailto:", "tel:"].includes(address)),
    ).toEqual([]);
  });

  it("none that runs something is followed", () => {
    const runs = /^[\s\p{Cc}]*(?:javascript|vbscript|data|blob|file|filesystem|view-source)\s*:/iu;
    const followed = read.filter(
      (address) => runs.test(address.replaceAll(/[\t\n\r]/g, "")) && safeHref(address) !== undefined,
    );
    expect(followed).toEqual([]);
  });

  it("no picture is asked for", () => expect(read.filter((address) => safePicture(address) !== undefined)).toEqual([]));
});

it("a file named so has a plain name", () => {
  const wrong = VECTORS.map((text) => fileNameOf(text, "png")).filter(
    (name) => !/^[^\p{Cc}\p{Cf}/\\:*?"<>|]{1,84}\.png$/u.test(name),
  );
  expect(wrong).toEqual([]);
});
