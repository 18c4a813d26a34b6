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

/** Why the details of a KYC item are refused, beyond the contract's own checks; undefined when they are valid. */
export const kycDetailsRefusal = ({ optionType }: KycRow, details: KycData): Refusal | undefined => {
  const wanted = FIELDS[optionType];
  if (!wanted) return new Refusal(400, "Unsupported KYC type");
  for (const name of wanted)
    if (!details[name]?.trim()) return Refusal.ofFields({ [`details.${name}`]: `Invalid field: ${name}` });
  const other = Object.keys(details).find((name) => !(wanted as readonly string[]).includes(name));
  if (other) return Refusal.ofFields({ [`details.${other}`]: `Invalid field: ${other}` });
  const { birthDate } = details;
  if (birthDate && (birthDate < "1900-01-01" || birthDate > "2007-12-31"))
    return Refusal.ofFields({
      "details.birthDate": "Date of birth must be between 1 January 1900 and 31 December 2007.",
    });
  return undefined;
};

/** Why an image is refused for this field of a KYC item; undefined when it is accepted. */
export const imageRefusal = ({ optionType }: KycRow, field: string | undefined, file: unknown): Refusal | undefined => {
  const fields = IMAGES[optionType];
  if (!fields) return new Refusal(400, "Unsupported KYC type");
  if (!field || !fields.includes(field)) return Refusal.ofFields({ field: "Invalid field: field" });
  if (!(file instanceof Blob) || !["image/jpeg", "image/png"].includes(file.type))
    return Refusal.ofFields({ image: "Only (jpg,jpeg,png) image files are allowed." });
  if (file.size > MAX_BYTES) return Refusal.ofFields({ image: "Image must be smaller than 5MB." });
  return undefined;
};
