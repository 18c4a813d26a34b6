import { describe, expect, it } from "vitest";
import { kycEditSchema } from "./kyc-edit.schema.ts";

type OptionType = Parameters<typeof kycEditSchema>[0];
/** Error of a field with this value. */
const saidOf = (optionType: OptionType, name: string, value: string): string | undefined =>
  kycEditSchema(optionType)
    .safeParse({ [name]: value })
    .error?.issues.find(({ path }) => path[0] === name)?.message;
const many = (length: number, of = "a") => of.repeat(length);

const EMAIL = "Invalid Email Address";
const PHONE = "Invalid Phone Number, only characters between 6-16 are allowed";
const ADDRESS = "Invalid Address, only characters between 2-120 are allowed";
const CITY = "Invalid City, only characters between 2-20 are allowed";
const POST_CODE = "Invalid Post Code, only characters between 4-10 are allowed";
const FIRST = "Invalid Firstname field, only characters between 1-50 are allowed";
const LAST = "Invalid Lastname field, only characters between 1-50 are allowed";
const PASSPORT = "Invalid Passport ID, only characters between 5-50 are allowed";
const CARD = "Invalid Card ID, no special characters are allowed and only 9-50 characters.";

describe("KYC fields: documented sentences (shell §5, §8, ruling 23)", () => {
  it.each<[OptionType, string, string, string | undefined]>([
    ["EMAIL", "email", "grace@navy.example", undefined],
    ["EMAIL", "email", "grace.navy.example", EMAIL],
    ["MOBILE_NUMBER", "phoneNumber", many(6, "4"), undefined],
    ["MOBILE_NUMBER", "phoneNumber", many(16, "4"), undefined],
    ["MOBILE_NUMBER", "phoneNumber", many(5, "4"), PHONE],
    ["MOBILE_NUMBER", "phoneNumber", many(17, "4"), PHONE],
    ["MOBILE_NUMBER", "phoneNumber", "+4670123456", PHONE],
    ["ADDRESS", "address", many(2), undefined],
    ["ADDRESS", "address", many(120), undefined],
    ["ADDRESS", "address", many(1), ADDRESS],
    ["ADDRESS", "address", many(121), ADDRESS],
    ["ADDRESS", "city", many(2), undefined],
    ["ADDRESS", "city", many(20), undefined],
    ["ADDRESS", "city", many(1), CITY],
    ["ADDRESS", "city", many(21), CITY],
    ["ADDRESS", "postCode", many(4, "1"), undefined],
    ["ADDRESS", "postCode", many(10, "1"), undefined],
    ["ADDRESS", "postCode", many(3, "1"), POST_CODE],
    ["ADDRESS", "postCode", many(11, "1"), POST_CODE],
    ["ADDRESS", "postCode", "SW1A", POST_CODE],
    ["PERSONAL_DETAILS", "firstName", "Anna-Lena Åsa", undefined],
    ["PERSONAL_DETAILS", "firstName", many(50), undefined],
    ["PERSONAL_DETAILS", "firstName", many(51), FIRST],
    ["PERSONAL_DETAILS", "firstName", "R2D2", FIRST],
    ["PERSONAL_DETAILS", "lastName", many(50), undefined],
    ["PERSONAL_DETAILS", "lastName", many(51), LAST],
    ["PERSONAL_DETAILS", "birthDate", "1900-01-01", undefined],
    ["PERSONAL_DETAILS", "birthDate", "2007-12-31", undefined],
    [
      "PERSONAL_DETAILS",
      "birthDate",
      "1899-12-31",
      "Date of birth must be between 1 January 1900 and 31 December 2007.",
    ],
    [
      "PERSONAL_DETAILS",
      "birthDate",
      "2008-01-01",
      "Date of birth must be between 1 January 1900 and 31 December 2007.",
    ],
    ["PASSPORT_ID", "passportId", many(5), undefined],
    ["PASSPORT_ID", "passportId", many(50), undefined],
    ["PASSPORT_ID", "passportId", many(4), PASSPORT],
    ["PASSPORT_ID", "passportId", many(51), PASSPORT],
    ["PASSPORT_ID", "passportId", "AB-12345", PASSPORT],
    ["CARD_ID", "cardId", many(9), undefined],
    ["CARD_ID", "cardId", many(50), undefined],
    ["CARD_ID", "cardId", many(8), CARD],
    ["CARD_ID", "cardId", many(51), CARD],
    ["CARD_ID", "cardId", "1234-56789", CARD],
  ])("%s: %s %o → %s", (optionType, name, value, expected) => expect(saidOf(optionType, name, value)).toBe(expected));

  it.each<[OptionType, string]>([
    ["EMAIL", "email"],
    ["MOBILE_NUMBER", "phoneNumber"],
    ["ADDRESS", "address"],
    ["ADDRESS", "city"],
    ["ADDRESS", "postCode"],
    ["ADDRESS", "country"],
    ["PERSONAL_DETAILS", "firstName"],
    ["PERSONAL_DETAILS", "lastName"],
    ["PERSONAL_DETAILS", "birthDate"],
    ["PASSPORT_ID", "passportId"],
    ["CARD_ID", "cardId"],
  ])("%s: blank %s → invalid field", (optionType, name) =>
    expect(saidOf(optionType, name, "  ")).toBe(`Invalid field: ${name}`),
  );
});
