import { describe, expect, it } from "vitest";
import { z } from "zod";
import { footerItem } from "./footer-item.schema.ts";

const schema = z.object(footerItem);
const problem = (changes: object) =>
  schema.safeParse({ title: "Contact", url: "/contact", ...changes }).error?.issues[0]?.message;

describe("footer item schema (content §5)", () => {
  it("title or URL missing → error", () => {
    expect(problem({})).toBeUndefined();
    expect(problem({ title: " " })).toBe("Enter the title.");
    expect(problem({ url: " " })).toBe("Enter the URL.");
  });
  it("title over 80 or URL over 500 characters → error", () => {
    expect(problem({ title: "x".repeat(80), url: `/${"x".repeat(499)}` })).toBeUndefined();
    expect(problem({ title: "x".repeat(81) })).toBe("Use at most 80 characters.");
    expect(problem({ url: `/${"x".repeat(500)}` })).toBe("Use at most 500 characters.");
  });
  it.each(["/", "/faq", "https://help.example.com", "http://a.example", "mailto:help@example.com", "#top"])(
    "URL %s → valid",
    (url) => expect(problem({ url })).toBeUndefined(),
  );
  it.each(["faq", "//evil.example", "javascript:alert(1)", "data:text/html,x", "ftp://a.example"])(
    "URL %s → error",
    (url) => expect(problem({ url })).toMatch(/^Start with \//),
  );
});
