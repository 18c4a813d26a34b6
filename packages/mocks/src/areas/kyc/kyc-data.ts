import type { Db } from "../../db/db.ts";
import { createRandom } from "../../db/random.ts";
import { placeholderImage } from "../../db/words/placeholder-image.ts";
import type { KycData, KycRow } from "./kyc-tables.ts";
import type { PlayerRow } from "../players/player-row.ts";

const STREETS = ["Harbour Road", "Linden Street", "Mill Lane", "Station Square", "Oak Avenue"] as const;
const CITIES = ["Gothenburg", "Bergen", "Hamburg", "Porto", "Utrecht"] as const;

const handedIn = ({ profile, email }: PlayerRow, { kycId, optionType }: KycRow): KycData => {
  const random = createRandom(`kyc-data/${kycId}`);
  const name = `${profile.firstName ?? ""} ${profile.lastName ?? ""}`;
  switch (optionType) {
    case "EMAIL":
      return { email: email ?? "unknown@example.com" };
    case "MOBILE_NUMBER":
      return { phoneNumber: profile.phone ?? `46${random.text(9, "0123456789")}` };
    case "ADDRESS":
      return {
        address: `${random.pick(STREETS)} ${random.int(90) + 1}`,
        city: random.pick(CITIES),
        postCode: random.text(5, "123456789"),
        country: profile.country ?? "SE",
      };
    case "PERSONAL_DETAILS":
      return {
        firstName: profile.firstName ?? "Unknown",
        lastName: profile.lastName ?? "Unknown",
        birthDate: profile.birthDate ?? "1990-06-15",
      };
    case "PASSPORT_ID":
      return { passportId: `${random.text(2, "ABCDEFGHKLMNPRSTUVWXY")}${random.text(7, "0123456789")}` };
    case "CARD_ID":
      return { cardId: random.text(12, "0123456789") };
    case "PASSPORT_COPY":
      return { imageUrl: placeholderImage(`Passport of ${name}`) };
    case "CARD_COPY":
      return {
        frontImageUrl: placeholderImage(`Card of ${name}, front`),
        ...(random.chance(0.7) && { backImageUrl: placeholderImage(`Card of ${name}, back`) }),
      };
    // A type that this code does not know.
    default:
      return {};
  }
};

/** The details of a KYC item: as the player submitted them, overridden by corrections of staff. */
export const kycDataOf = (db: Db, row: KycRow): KycData => {
  const player = db.players.get(row.playerId);
  const submitted = player && row.kycStatus !== "NOT_SUBMITTED" ? handedIn(player, row) : {};
  return { ...submitted, ...db.kyc.corrections.get(row.kycId) };
};
