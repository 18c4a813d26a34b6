import { Refusal } from "../../request/refusal.ts";
import type { KycData, KycRow } from "./kyc-tables.ts";

const FIELDS: Record<string, readonly (keyof KycData)[]> = {
  EMAIL: ["email"],
  MOBILE_NUMBER: ["phoneNumber"],
  ADDRESS: ["address", "city", "postCode", "country"],
  PERSONAL_DETAILS: ["firstName", "lastName", "birthDate"],
  PASSPORT_ID: ["passportId"],
  CARD_ID: ["cardId"],
};

const IMAGES: Record<string, readonly string[]> = {
  PASSPORT_COPY: ["imageUrl"],
  CARD_COPY: ["frontImageUrl", "backImageUrl"],
};

const MAX_BYTES = 5 * 1024 * 1024;

/** Checks the details of a KYC item, beyond the contract's own checks. */
export const checkKycDetails = ({ optionType }: KycRow, details: KycData): void => {
  const wanted = FIELDS[optionType];
  if (!wanted) throw new Refusal(400, "Unsupported KYC type");
  for (const name of wanted)
    if (!details[name]?.trim()) throw Refusal.ofFields({ [`details.${name}`]: `Invalid field: ${name}` });
  const other = Object.keys(details).find((name) => !(wanted as readonly string[]).includes(name));
  if (other) throw Refusal.ofFields({ [`details.${other}`]: `Invalid field: ${other}` });
  const { birthDate } = details;
  if (birthDate && (birthDate < "1900-01-01" || birthDate > "2007-12-31"))
    throw Refusal.ofFields({
      "details.birthDate": "Date of birth must be between 1 January 1900 and 31 December 2007.",
    });
};

/** Checks an image for this field of a KYC item. */
export const checkImage = ({ optionType }: KycRow, field: string | undefined, file: unknown): void => {
  const fields = IMAGES[optionType];
  if (!fields) throw new Refusal(400, "Unsupported KYC type");
  if (!field || !fields.includes(field)) throw Refusal.ofFields({ field: "Invalid field: field" });
  if (!(file instanceof Blob) || !["image/jpeg", "image/png"].includes(file.type))
    throw Refusal.ofFields({ image: "Only (jpg,jpeg,png) image files are allowed." });
  if (file.size > MAX_BYTES) throw Refusal.ofFields({ image: "Image must be smaller than 5MB." });
};
