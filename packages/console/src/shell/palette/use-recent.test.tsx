import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import type { PageDefinition } from "#kit/pages/define-module.ts";
import { readRecent } from "#kit/preferences/recent.ts";
import { inConsole } from "#testing/shell/in-console.tsx";
import { storySession } from "#testing/backend/story-session.ts";
import { useRecent } from "./use-recent.ts";

const pages = [{ path: "/players/{playerCode}", title: "Player", group: "Players" } as PageDefinition];

it.each([
  ["/players/8F2K", "Player 8F2K"],
  ["/players/8F%202K", "Player 8F 2K"],
  ["/players/%E0%A4%A", "Player %E0%A4%A"],
])("useRecent: %s → remembered as %s", (at, title) => {
  renderHook(useRecent, { wrapper: inConsole({ at, pages }).wrapper });
  expect(readRecent(storySession("admin").userId)).toEqual([{ at, title }]);
});

it("useRecent: search and personal data → not stored", () => {
  const at = "/players/8F2K?search=amelie%40mail.example&iban=DE02120300000000202051&status=OPEN";
  renderHook(useRecent, { wrapper: inConsole({ at, pages }).wrapper });
  expect(readRecent(storySession("admin").userId)).toEqual([{ at: "/players/8F2K?status=OPEN", title: "Player 8F2K" }]);
});
