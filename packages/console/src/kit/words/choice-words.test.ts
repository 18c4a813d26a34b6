import { expect, it } from "vitest";
import { choiceWords } from "./choice-words.ts";

it.each([
  ["IN_PROGRESS", "In progress"],
  ["deposit", "Deposit"],
  ["Succeeded", "Succeeded"],
  ["USD", "USD"],
  ["WON", "Won"],
  ["OP_TITLE", "Op title"],
  ["MAY", "May"],
  ["USDT", "USDT"],
  ["usdt", "USDT"],
  ["AFFILIATE_CPA_COMMISSION", "Affiliate CPA commission"],
  ["PLAYER_2FA_RESET", "Player 2FA reset"],
  ["PASSPORT_ID", "Passport ID"],
  ["pending_validation", "Pending validation"],
  ["CPG Transfer", "CPG Transfer"],
  ["Soft Gamings", "Soft Gamings"],
])("choiceWords: %s → %s", (value, words) => expect(choiceWords(value)).toBe(words));
