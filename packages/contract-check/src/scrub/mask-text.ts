import { parseJson } from "../checks/values/parse-json.ts";
import { withoutPersonal } from "./looks-personal.ts";
import { maskUnknown } from "./mask-unknown.ts";
import type { PersonalValues } from "./personal-values.ts";

const JSON_INSIDE = /\{[\s\S]*\}|\[[\s\S]*\]/;

/** JSON within a text, of which no contract speaks: its form stays. */
const withoutJson = (text: string): string =>
  text.replace(JSON_INSIDE, (it) => {
    const value = parseJson(it);
    return typeof value === "object" && value !== null ? JSON.stringify(maskUnknown(value)) : it;
  });

/** A free text without what looks personal, without JSON that nobody has described, and without known personal values. */
export const maskText = (text: string, personal: PersonalValues): string =>
  withoutPersonal(personal.without(withoutJson(text)));
