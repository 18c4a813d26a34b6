import { expect, test } from "vitest";
import { createBackend } from "../backend.ts";

test("a picture of a site is drawn with its name, which stays a text", async () => {
  const answer = await createBackend().fetch(new Request("http://console.invalid/media/op-nordlys/a%3Cb%3E.svg"));
  expect(answer.headers.get("content-type")).toBe("image/svg+xml");
  const text = await answer.text();
  expect(text).toContain("a b .svg");
  expect(text).not.toContain("<b>");
});
