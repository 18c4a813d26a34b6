import type { components } from "@backoffice/api-client";
import { z } from "zod";

export type SignInType = components["schemas"]["SignInDomainType"];

/** What an address of each type ends in after its host (content §5). */
export const PATHS: Readonly<Record<SignInType, string>> = {
  Origin: "",
  Logout: "/admin",
  Callback: "/api/auth/callback",
};

/** Whether it is an https address of exactly this form: a host, and the path of its type. */
const isAddress = (text: string, type: SignInType): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, origin } = new URL(text);
  return protocol === "https:" && text === origin + PATHS[type];
};

/** The form of an address that the sign-in service is to accept. */
export const signInDomainSchema = (type: SignInType) =>
  z.object({
    url: z
      .string()
      .trim()
      .max(300, "Use at most 300 characters.")
      .refine((url) => isAddress(url, type), `Use an address like https://host${PATHS[type]}`),
  });
