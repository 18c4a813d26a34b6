import { expect, it } from "vitest";
import { pictureAddress } from "./picture-address.ts";

it.each(["/media/op-nordlys/slider-1.webp", "/a.PNG", "/a/b.jpeg", "/ä b.svg"])("a picture is shown from %s", (path) =>
  expect(pictureAddress(path)).toBe(path),
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
])("nothing is asked for the path “%s”", (path) => expect(pictureAddress(path)).toBeUndefined());
