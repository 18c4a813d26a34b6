import { describe, expect, it } from "vitest";
import { headOf, LARGEST, mediaProblem } from "./media-check.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]);
const JPEG = new Uint8Array([0xff, 0xd8, 0xff]);
const WEBP = bytes("RIFF0000WEBP");
const PDF = bytes("%PDF-1.7");
const MP4 = bytes("0000ftypisom");
const KIND = "Only (jpg,jpeg,png,webp,svg,pdf,mp4) files are allowed.";

describe("a file is taken by its content", () => {
  it.each([
    ["a.png", PNG],
    ["a.jpg", JPEG],
    ["a.JPEG", JPEG],
    ["a.webp", WEBP],
    ["a.pdf", PDF],
    ["a.mp4", MP4],
    ["a.svg", bytes("<svg xmlns='http://www.w3.org/2000/svg'/>")],
  ])("%s", async (name, head) => expect(await mediaProblem({ name, size: 10 }, head)).toBeUndefined());

  it.each([
    ["a script named .png", "a.png", bytes("<script>alert(1)</script>")],
    ["a web page named .svg", "a.svg", bytes("<html xmlns='http://www.w3.org/1999/xhtml'><svg/></html>")],
    ["a text named .svg", "a.svg", bytes("just a text")],
    ["a text named .mp4", "a.mp4", bytes("just a text")],
    ["a PNG named .exe", "a.exe", PNG],
    ["a PNG named .svg", "a.svg", PNG],
    ["a GIF, which no site shows", "a.gif", bytes("GIF89a")],
    ["a name without an extension", "png", PNG],
  ])("not %s", async (_, name, head) => expect(await mediaProblem({ name, size: 10 }, head)).toBe(KIND));
});

it("media check: a PNG named .jpg is refused with both kinds named", async () =>
  expect(await mediaProblem({ name: "a.jpg", size: 10 }, PNG)).toBe("The content is PNG, the extension says JPG."));

it.each(["a.png", "a.svg", "a.mp4"])("%s of exactly 5 MB is taken, a byte more is not (ruling 23)", async (name) => {
  const head = { png: PNG, svg: bytes("<svg xmlns='http://www.w3.org/2000/svg'/>"), mp4: MP4 }[name.slice(2)]!;
  expect(await mediaProblem({ name, size: LARGEST }, head)).toBeUndefined();
  expect(await mediaProblem({ name, size: LARGEST + 1 }, head)).toBe("The file must be smaller than 5MB.");
});

it("media check: a picture of 20 MB is refused", async () =>
  expect(await mediaProblem({ name: "a.png", size: 20 * 1024 * 1024 }, PNG)).toBe(
    "The file must be smaller than 5MB.",
  ));

it("an SVG file is looked at as a whole, and others at their beginning", () =>
  expect([headOf({ name: "a.SVG" }), headOf({ name: "a.png" })]).toEqual([LARGEST, 4096]));

it("says of an empty file that it is empty", async () =>
  expect(await mediaProblem({ name: "a.svg", size: 0 }, new Uint8Array())).toBe("This file is empty."));
