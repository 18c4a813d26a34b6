import type { components } from "@backoffice/api-client";
import { describe, expect, it } from "vitest";
import { findingsOf } from "#testing/kit/findings-of.ts";
import { DOCUMENT_CHECKS, type DocumentReads } from "./document-checks.ts";

type Schemas = components["schemas"];

const FACTS = {
  item: {
    playerCode: "GKE6",
    noteForPlayer: null,
    data: { firstName: "Camille", lastName: "Solberg", birthDate: "1990-05-04" },
  } as unknown as Schemas["KycRecord"],
  player: {
    playerCode: "GKE6",
    profile: { firstName: "Camille", lastName: "Solberg", birthDate: "1990-05-04" },
  } as Schemas["Player"],
  waiting: { count: 0 },
  today: "2026-11-29",
} satisfies DocumentReads;

const says = findingsOf(DOCUMENT_CHECKS, FACTS);
const data = (changes: Schemas["KycData"]) => ({ item: { ...FACTS.item, data: { ...FACTS.item.data, ...changes } } });
const profile = (changes: Partial<Schemas["PlayerProfile"]>) => ({
  player: { ...FACTS.player, profile: { ...FACTS.player.profile, ...changes } },
});

describe("checks of a KYC document", () => {
  it.each<[string, string, Partial<DocumentReads>, string]>([
    ["active player", "Player", {}, "clear | active"],
    [
      "blocked player",
      "Player",
      { player: { ...FACTS.player, isBlocked: true } },
      "stop | blocked | Blocked player. Approval confirms a blocked account.",
    ],
    ["same name", "Name", {}, "clear | same as the player's"],
    [
      "another name",
      "Name",
      data({ lastName: "Lindqvist" }),
      "stop | differs | Name differs. The document says Camille Lindqvist, the player is Camille Solberg.",
    ],
    ["document without a name", "Name", { item: { ...FACTS.item, data: {} } }, "none | not given"],
    ["player without a name", "Name", profile({ firstName: null, lastName: null }), "none | player has no name"],
    ["same date of birth", "Date of birth", {}, "clear | same as the player's"],
    [
      "another date of birth",
      "Date of birth",
      data({ birthDate: "1990-04-05" }),
      "stop | differs | Date of birth differs. The document says 1990-04-05, the player's profile 1990-05-04.",
    ],
    ["player without a date of birth", "Date of birth", profile({ birthDate: null }), "none | player has none"],
    ["18 today", "Age", { ...data({ birthDate: "2008-11-29" }), ...profile({ birthDate: null }) }, "clear | 18"],
    [
      "18 tomorrow",
      "Age",
      { ...data({ birthDate: "2008-11-30" }), ...profile({ birthDate: null }) },
      "stop | 17, under 18 | Under 18. The player is 17.",
    ],
    [
      "under age by the profile only",
      "Age",
      profile({ birthDate: "2010-01-01" }),
      "stop | 16, under 18 | Under 18. The player is 16.",
    ],
    [
      "no date of birth",
      "Age",
      { item: { ...FACTS.item, data: {} }, ...profile({ birthDate: null }) },
      "none | not given",
    ],
    ["first time", "Sent", {}, "clear | first time"],
    [
      "sent again after a rejection",
      "Sent",
      { item: { ...FACTS.item, noteForPlayer: "Blurred." } },
      "look | rejected before | Sent again. It was rejected before: Blurred.",
    ],
    ["no withdrawal waits", "Withdrawals", {}, "clear | none waits"],
    [
      "a withdrawal waits",
      "Withdrawals",
      { waiting: { count: 1 } },
      "look | 1 waits | 1 withdrawal of the player waits.",
    ],
  ])("%s", (_name, label, changes, expected) => expect(says(label, changes)).toBe(expected));
});
