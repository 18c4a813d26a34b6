import { expect, it } from "vitest";
import { safePicture } from "./safe-picture.ts";

it.each([
  "/media/op-nordlys/slider-1.webp",
  "/a.PNG",
  "/a/b.jpeg",
  "/ä b.svg",
  "/media/a%20b.jpg",
  "/media/x/../y.png",
])("safePicture: path %s → allowed", (path) => expect(safePicture(path)).toBe(path));

it.each([
  ["no path", ""],
  ["a folder", "/"],
  ["a relative path", "media/a.png"],
  ["another site", "//evil.example/a.png"],
  ["another site with a backslash", "/\\evil.example/a.png"],
  ["another site with a tab, which browsers remove", "/\t/evil.example/a.png"],
  ["another site in full", "https://evil.example/a.png"],
  ["a script URL", "javascript:alert(1)//.png"],
  ["a data URL", "data:image/png;base64,AAAA"],
  ["a local file", "file:///C:/a.png"],
  ["an API path", "/api/auth/logout"],
  ["an API path with an image extension", "/api/auth/logout/a.png"],
  ["an API path in capitals", "/API/a.png"],
  ["an API path with dot segments", "/media/../api/a.png"],
  ["a percent-encoded API path", "/%61pi/a.png"],
  ["an API path with encoded dot segments", "/media/%2e%2e/api/a.png"],
  ["an API path with an encoded slash", "/media/..%2fapi/a.png"],
  ["an invalid percent encoding", "/media/%zz.png"],
  ["a query string", "/media/a.png?x=1"],
  ["a fragment", "/media/a.svg#x"],
  ["an executable", "/media/a.exe"],
])("safePicture: %s, %s → refused", (_, path) => expect(safePicture(path)).toBeUndefined());
