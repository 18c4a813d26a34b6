import { expect, it } from "vitest";
import { extensionOf, isPicture, pictureSource } from "./pictures.ts";

it.each(["jpg", "jpeg", "png", "webp", "svg", "PNG"])("%s is shown as a picture (content §9)", (extension) =>
  expect(isPicture(extension)).toBe(true),
);
it.each(["pdf", "mp4", "html", ""])("%s is not", (extension) => expect(isPicture(extension)).toBe(false));
it("knows the extension of a path", () =>
  expect(["/media/a/b.x.SVG", "/media/none", "/media/a.b/c"].map(extensionOf)).toEqual(["svg", "", ""]));
it.each(["/media/op-nordlys/slider-1.webp", "/a.PNG", "/a/b.jpeg", "/ä b.svg"])("a picture is shown from %s", (path) =>
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
])("nothing is asked for the path “%s”", (path) => expect(pictureSource(path)).toBeUndefined());
