import type { components } from "@backoffice/api-client";

type Schemas = components["schemas"];
type Image = Schemas["KycImageField"];
type Fact = Exclude<keyof Schemas["KycData"], Image>;

/** Fields and images of one KYC option type, with their labels. */
export type DocumentType = {
  label: string;
  facts?: Readonly<Partial<Record<Fact, string>>>;
  images?: Readonly<Partial<Record<Image, string>>>;
};

/** The option types of KYC (shell §2.3, §3). */
export const DOCUMENT_TYPES: Readonly<Record<Schemas["KycOptionType"], DocumentType>> = {
  PASSPORT_COPY: { label: "Passport copy", images: { imageUrl: "Passport" } },
  CARD_COPY: { label: "Card copy", images: { frontImageUrl: "Front of the card", backImageUrl: "Back of the card" } },
  EMAIL: { label: "Email", facts: { email: "Email" } },
  MOBILE_NUMBER: { label: "Mobile number", facts: { phoneNumber: "Phone number" } },
  ADDRESS: {
    label: "Address",
    facts: { address: "Address", city: "City", postCode: "Post code", country: "Country" },
  },
  PERSONAL_DETAILS: {
    label: "Personal details",
    facts: { firstName: "First name", lastName: "Last name", birthDate: "Date of birth" },
  },
  PASSPORT_ID: { label: "Passport ID", facts: { passportId: "Passport ID" } },
  CARD_ID: { label: "Card ID", facts: { cardId: "Card ID" } },
};

/** Facts of an option type; undefined if it is unknown. */
export const documentType = (optionType: string): DocumentType | undefined =>
  Object.hasOwn(DOCUMENT_TYPES, optionType) ? DOCUMENT_TYPES[optionType as keyof typeof DOCUMENT_TYPES] : undefined;

/** Label of an option type; an unknown one is shown as received. */
export const documentLabel = (optionType: string): string => documentType(optionType)?.label ?? optionType;

/** A document as toasts name it: "Passport copy, player CYFK4T". */
export const documentName = ({ optionType, playerCode }: { optionType: string; playerCode: string }): string =>
  `${documentLabel(optionType)}, player ${playerCode}`;
