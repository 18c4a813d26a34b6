import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./kyc-details.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Documents/Document",
  tags: ["panel:kyc-details"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });
export const NotFound = look(scenes.Gone);
export const ReadOnly = look(scenes.ReadOnly);
export const CardCopy = look(scenes.CardCopy);
export const Email = { ...look(scenes.Email), name: "E-mail address" };
export const MobileNumber = look(scenes.MobileNumber);
export const Address = look(scenes.Address);
export const PersonalDetails = look(scenes.PersonalDetails);
export const PassportId = { ...look(scenes.PassportId), name: "Passport ID" };
export const CardId = { ...look(scenes.CardId), name: "Identity card ID" };
export const UnsupportedType = look(scenes.UnsupportedType);
export const NotSubmitted = look(scenes.NotSubmitted);
export const AlreadyConfirmed = look(scenes.AlreadyConfirmed);
export const AlreadyRejected = look(scenes.AlreadyRejected);
