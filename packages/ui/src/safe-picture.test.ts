import { expect, it } from "vitest";
import { safePicture } from "./safe-picture.ts";

it.each([
  "/media/op-nordlys/slider-1.webp",
  "/a.PNG",
  "/a/b.jpeg",
  "/ä b.svg",
  "/media/a%20b.jpg",
  "/media/x/../y.png",
])("a picture is shown from %s", (path) => expect(safePicture(path)).toBe(path));

it.each([
  ["no path", ""],
  ["a folder", "/"],
  ["a path of its page", "media/a.png"],
  ["another site", "//evil.example/a.png"],
  ["another site by a backslash", "/\\evil.example/a.png"],
  ["another site by a tab, which browsers leave out", "/\t/evil.example/a.png"],
  ["another site in full", "https://evil.example/a.png"],
  ["a script", "javascript:alert(1)//.png"],
  ["a picture in the text", "data:image/png;base64,AAAA"],
  ["a file of the writer's computer", "file:///C:/a.png"],
  ["a call", "/api/auth/logout"],
  ["a call that ends like a picture", "/api/auth/logout/a.png"],
  ["the same in capitals", "/API/a.png"],
  ["the same by a way around", "/media/../api/a.png"],
  ["the same written in codes", "/%61pi/a.png"],
  ["the same by a way around in codes", "/media/%2e%2e/api/a.png"],
  ["the same with a slash in codes", "/media/..%2fapi/a.png"],
  ["a code that is none", "/media/%zz.png"],
  ["a question", "/media/a.png?x=1"],
  ["a place in it", "/media/a.svg#x"],
  ["a program", "/media/a.exe"],
])("nothing is asked for %s: %s", (_, path) => expect(safePicture(path)).toBeUndefined());
