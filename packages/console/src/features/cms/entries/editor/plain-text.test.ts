import { expect, it } from "vitest";
import { plainText } from "./plain-text.ts";

it.each([
  ["<h2>Who we are</h2><p>Fish &amp; chips,&nbsp;daily</p>", "Who we are Fish & chips, daily"],
  ["", ""],
])("plainText: %s → %s", (html, words) => expect(plainText(html)).toBe(words));
