import { safePicture } from "@backoffice/ui";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mediaAddress } from "./media-address.ts";

const addressOf = (name: string) => mediaAddress({ path: `/media/op-nordlys/1a2b3c-${name}`, name });
/** The file that a server finds at an address. */
const fileAt = (address: string) => decodeURIComponent(new URL(address, "https://site.example").pathname);

const HOSTILE = [
  "50% bonus.png",
  "top #1.png",
  "a b%20c#d?.png",
  ...Array.from(":?#[]@!$&'()*+,;=%<>^`{|}~\"", (character) => `a${character}b.png`),
  " leading and trailing .png",
  "🎰 jackpot 👩‍👩‍👧.png",
  "مكافأة.png",
  "בונוס.png",
  "a\u202Egnp.png",
  "é and e\u0301.png",
  "..png",
  "...png",
  `${"x".repeat(251)}.png`,
  `${"é".repeat(251)}.png`,
];

describe("mediaAddress", () => {
  it.each(HOSTILE)("file %j → address that finds it and may be shown as a picture", (name) => {
    const address = addressOf(name);
    expect(fileAt(address)).toBe(`/media/op-nordlys/1a2b3c-${name}`);
    expect(safePicture(address)).toBe(address);
  });

  it("any name without slashes and control characters → address that finds it and may be shown", () => {
    const name = fc.string({ unit: "grapheme" }).filter((text) => text.isWellFormed() && !/[\p{Cc}/\\]/u.test(text));
    fc.assert(
      fc.property(name, (text) => {
        const address = addressOf(`${text}.png`);
        expect(fileAt(address)).toBe(`/media/op-nordlys/1a2b3c-${text}.png`);
        expect(safePicture(address)).toBe(address);
      }),
    );
  });

  it.each([
    ["/media/op-nordlys/50%25%20bonus.png", "50% bonus.png"],
    ["/media/op-nordlys/4f2a%20b.png", "a b.png"],
    ["/media/op-nordlys/logo.svg", "logo.svg"],
  ])("encoded path %s of %s → unchanged", (path, name) => expect(mediaAddress({ path, name })).toBe(path));

  it.each([
    ["/media/op-nordlys/4f2a b.png", "a.png", "/media/op-nordlys/4f2a%20b.png"],
    ["/media/op-nordlys/100%.png", "a.png", "/media/op-nordlys/100%25.png"],
  ])("path %s of %s, which is stored by another name → %s", (path, name, address) =>
    expect(mediaAddress({ path, name })).toBe(address),
  );
});
