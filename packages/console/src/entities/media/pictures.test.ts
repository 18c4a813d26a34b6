import { expect, it } from "vitest";
import { extensionOf, isPicture, pictureSource } from "./pictures.ts";

it.each(["jpg", "jpeg", "png", "webp", "svg", "PNG"])("%s is shown as a picture (content §9)", (extension) =>
  expect(isPicture(extension)).toBe(true),
);
it.each(["pdf", "mp4", "html", ""])("%s is not", (extension) => expect(isPicture(extension)).toBe(false));
it("knows the extension of a path", () =>
  expect(["/media/a/b.x.SVG", "/media/none", "/media/a.b/c"].map(extensionOf)).toEqual(["svg", "", ""]));
it.each([
  "javascript:alert(1)//a.png",
  "//evil.example/a.png",
  "https://evil.example/a.png",
  "data:x,a.png",
  "/a.html",
])("%s is no source of a picture", (path) => expect(pictureSource(path)).toBeUndefined());
it("shows a picture of the site itself", () => expect(pictureSource("/media/op/a.svg")).toBe("/media/op/a.svg"));
