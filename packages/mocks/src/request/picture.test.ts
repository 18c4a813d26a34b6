import { expect, test } from "vitest";
import { createBackend } from "../backend.ts";

test("site image: drawn with its name as escaped text", async () => {
  const answer = await createBackend().fetch(new Request("http://console.invalid/media/op-nordlys/a%3Cb%3E.svg"));
  expect(answer.headers.get("content-type")).toBe("image/svg+xml");
  const text = await answer.text();
  expect(text).toContain("a b .svg");
  expect(text).not.toContain("<b>");
});
