import type { components } from "@backoffice/api-client";
import { z } from "zod";
import { DOCUMENT_TYPES } from "#entities/document/document-types.ts";

type OptionType = components["schemas"]["KycOptionType"];

/** A required text (shell §5) with the documented error of its rule (shell §8, ruling 23). */
const text = (name: string, rule?: RegExp, sentence?: string) => {
  const there = z.string().trim().min(1, `Invalid field: ${name}`);
  // Blank has its own error.
  return rule ? there.refine((value) => value === "" || rule.test(value), sentence) : there;
};

const LETTERS = /^[\p{L}\p{M} -]{1,50}$/u;

/** Rules of the fields. */
const RULES = {
  email: text("email", /^[^\s@]+@[^\s@]+\.[^\s@]+$/, "Invalid Email Address"),
  phoneNumber: text("phoneNumber", /^\d{6,16}$/, "Invalid Phone Number, only characters between 6-16 are allowed"),
  address: text("address", /^.{2,120}$/u, "Invalid Address, only characters between 2-120 are allowed"),
  city: text("city", /^.{2,20}$/u, "Invalid City, only characters between 2-20 are allowed"),
  postCode: text("postCode", /^\d{4,10}$/, "Invalid Post Code, only characters between 4-10 are allowed"),
  country: text("country", /^.{2,60}$/u, "Use 2 to 60 characters."),
  firstName: text("firstName", LETTERS, "Invalid Firstname field, only characters between 1-50 are allowed"),
  lastName: text("lastName", LETTERS, "Invalid Lastname field, only characters between 1-50 are allowed"),
  birthDate: text("birthDate").refine(
    (day) => day === "" || (day >= FIRST_BIRTH && day <= LAST_BIRTH),
    "Date of birth must be between 1 January 1900 and 31 December 2007.",
  ),
  passportId: text(
    "passportId",
    /^[A-Za-z0-9]{5,50}$/,
    "Invalid Passport ID, only characters between 5-50 are allowed",
  ),
  cardId: text(
    "cardId",
    /^[A-Za-z0-9]{9,50}$/,
    "Invalid Card ID, no special characters are allowed and only 9-50 characters.",
  ),
};

/** First and last accepted date of birth, inclusive (shell §5). */
export const FIRST_BIRTH = "1900-01-01";
export const LAST_BIRTH = "2007-12-31";

export type Fact = keyof typeof RULES;

/** Fields of an option type. */
export const factsOf = (optionType: OptionType): Fact[] =>
  Object.keys(DOCUMENT_TYPES[optionType].facts ?? {}) as Fact[];

/** Form schema of an option type. */
export const kycEditSchema = (optionType: OptionType) =>
  z.object(Object.fromEntries(factsOf(optionType).map((name) => [name, RULES[name]])) as Record<Fact, z.ZodString>);
