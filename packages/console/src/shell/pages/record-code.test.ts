import { expect, it } from "vitest";
import { recordCode } from "./record-code.ts";

it.each([
  ["/players/{code}", "/players/REPKT", "REPKT"],
  ["/players", "/players", undefined],
  ["/players/{code}", "/players/ada%40example.com", undefined],
  ["/cms/{kind}/{id}", "/cms/news/12", "12"],
])("recordCode: %s at %s → %s", (path, pathname, code) => expect(recordCode(path, pathname)).toBe(code));
