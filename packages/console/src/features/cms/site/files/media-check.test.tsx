import { describe, expect, it } from "vitest";
import { headOf, LARGEST, mediaProblem } from "./media-check.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]);
const JPEG = new Uint8Array([0xff, 0xd8, 0xff]);
const WEBP = bytes("RIFF0000WEBP");
const PDF = bytes("%PDF-1.7");
const MP4 = bytes("0000ftypisom");
const KIND = "Only (jpg,jpeg,png,webp,svg,pdf,mp4) files are allowed.";

describe("media check: content matches the extension", () => {
  it.each([
    ["a.png", PNG],
    ["a.jpg", JPEG],
    ["a.JPEG", JPEG],
    ["a.webp", WEBP],
    ["a.pdf", PDF],
    ["a.mp4", MP4],
    ["a.svg", bytes("<svg xmlns='http://www.w3.org/2000/svg'/>")],
  ])("%s → accepted", async (name, head) => expect(await mediaProblem({ name, size: 10 }, head)).toBeUndefined());

  it.each([
    ["a script named .png", "a.png", bytes("<script>alert(1)</script>")],
    ["a web page named .svg", "a.svg", bytes("<html xmlns='http://www.w3.org/1999/xhtml'><svg/></html>")],
    ["a text named .svg", "a.svg", bytes("just a text")],
    ["a text named .mp4", "a.mp4", bytes("just a text")],
    ["a PNG named .exe", "a.exe", PNG],
    ["a PNG named .svg", "a.svg", PNG],
    ["a GIF, which no site shows", "a.gif", bytes("GIF89a")],
    ["a name without an extension", "png", PNG],
  ])("%s → rejected", async (_, name, head) => expect(await mediaProblem({ name, size: 10 }, head)).toBe(KIND));
});

it("media check: PNG named .jpg → error names both types", async () =>
  expect(await mediaProblem({ name: "a.jpg", size: 10 }, PNG)).toBe("The content is PNG, but the extension is JPG."));

it.each(["a.png", "a.svg", "a.mp4"])(
  "media check: %s of exactly 5 MB → accepted, one byte more → rejected (ruling 23)",
  async (name) => {
    const head = { png: PNG, svg: bytes("<svg xmlns='http://www.w3.org/2000/svg'/>"), mp4: MP4 }[name.slice(2)]!;
    expect(await mediaProblem({ name, size: LARGEST }, head)).toBeUndefined();
    expect(await mediaProblem({ name, size: LARGEST + 1 }, head)).toBe("The file must be smaller than 5MB.");
  },
);

it("media check: image of 20 MB → rejected", async () =>
  expect(await mediaProblem({ name: "a.png", size: 20 * 1024 * 1024 }, PNG)).toBe(
    "The file must be smaller than 5MB.",
  ));

it.each(["../../up.png", "..\\up.png", "a/b.png", "/a.png", "a\u0000.png", "a\nb.png"])(
  "media check: name %j → rejected",
  async (name) => expect(await mediaProblem({ name, size: 10 }, PNG)).toMatch(/^The file name must not contain/),
);

it("media check: name of 255 characters → accepted, of 256 → rejected", async () => {
  const named = (length: number) => ({ name: `${"🎰".repeat(length - 4)}.png`, size: 10 });
  expect(await mediaProblem(named(255), PNG)).toBeUndefined();
  expect(await mediaProblem(named(256), PNG)).toMatch(/more than 255 characters/);
});

it("headOf: SVG → whole file is read, other types → first 4096 bytes", () =>
  expect([headOf({ name: "a.SVG" }), headOf({ name: "a.png" })]).toEqual([LARGEST, 4096]));

it("media check: empty file → error", async () =>
  expect(await mediaProblem({ name: "a.svg", size: 0 }, new Uint8Array())).toBe("This file is empty."));
