import { expect, it } from "vitest";
import { passwordStrength } from "./password-strength.ts";

it.each([
  ["", 0],
  ["aaaaaaaaaaaaaaaaaaaa", 1],
  ["abcdefghijklmnop", 1],
  ["12345678", 1],
  ["winter25", 2],
  ["kX9!", 2],
  ["vT4#mQz81!pL", 4],
  ["🎲🂡🎰🃏", 1],
])("passwordStrength: %j → %d", (password, strength) => expect(passwordStrength(password)).toBe(strength));
