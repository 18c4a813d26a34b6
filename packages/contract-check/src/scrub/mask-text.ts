import { parseJson } from "../checks/values/parse-json.ts";
import { removePersonalData } from "./looks-personal.ts";
import { maskUnknown } from "./mask-unknown.ts";
import type { PersonalValues } from "./personal-values.ts";

const JSON_INSIDE = /\{[\s\S]*\}|\[[\s\S]*\]/;

/** Masks JSON inside a text, which no schema describes; its structure stays. */
const withoutJson = (text: string): string =>
  text.replace(JSON_INSIDE, (it) => {
    const value = parseJson(it);
    return typeof value === "object" && value !== null ? JSON.stringify(maskUnknown(value)) : it;
  });

/** Masks a free text: likely personal data, undescribed JSON, and known personal values. */
export const maskText = (text: string, personal: PersonalValues): string =>
  removePersonalData(personal.without(withoutJson(text)));
