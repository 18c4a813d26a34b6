import { expect, it } from "vitest";
import { extensionOf, isPicture, pictureSource } from "./pictures.ts";

it.each(["jpg", "jpeg", "png", "webp", "svg", "PNG"])("isPicture: %s → true (content §9)", (extension) =>
  expect(isPicture(extension)).toBe(true),
);
it.each(["pdf", "mp4", "html", ""])("isPicture: %s → false", (extension) => expect(isPicture(extension)).toBe(false));
it("extensionOf: path → lowercase extension, otherwise empty", () =>
  expect(["/media/a/b.x.SVG", "/media/none", "/media/a.b/c"].map(extensionOf)).toEqual(["svg", "", ""]));
it.each(["/media/op-nordlys/slider-1.webp", "/a.PNG", "/a/b.jpeg", "/ä b.svg"])("pictureSource: %s → path", (path) =>
  expect(pictureSource(path)).toBe(path),
);
it.each([
  "",
  "/",
  "media/a.png",
  "//evil.example/a.png",
  "/\\evil.example/a.png",
  "https://evil.example/a.png",
  "javascript:alert(1)//.png",
  "data:image/png;base64,AAAA",
  "/api/auth/logout",
  "/api/auth/logout?a.png",
  "/API/a.png",
  "/media/a.exe",
  "/media/a.png?x=1",
])("pictureSource: “%s” → undefined", (path) => expect(pictureSource(path)).toBeUndefined());
