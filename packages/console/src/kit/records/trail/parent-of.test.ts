import { expect, it } from "vitest";
import type { PageDefinition } from "#kit/pages/define-module.ts";
import { parentOf } from "./parent-of.ts";

const pages = ["/players", "/support", "/support/{brandId}/{ticketId}"].map((path) => ({ path }) as PageDefinition);

it.each([
  ["/players/8F2K", "/players"],
  ["/support/br-polaris/17", "/support"],
  ["/nowhere/else", "/"],
])("parentOf: %s → %s", (pathname, parent) => expect(parentOf(pathname, pages)).toBe(parent));
