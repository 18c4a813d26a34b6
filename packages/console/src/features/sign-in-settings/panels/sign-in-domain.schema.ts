import type { components } from "@backoffice/api-client";
import { z } from "zod";

export type SignInType = components["schemas"]["SignInDomainType"];

/** Required path of each address type (content §5). */
export const PATHS: Readonly<Record<SignInType, string>> = {
  Origin: "",
  Logout: "/admin",
  Callback: "/api/auth/callback",
};

/** Whether it is an https URL with exactly a host and the path of its type. */
const isAddress = (text: string, type: SignInType): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, origin } = new URL(text);
  return protocol === "https:" && text === origin + PATHS[type];
};

/** Form schema of an allowed address. */
export const signInDomainSchema = (type: SignInType) =>
  z.object({
    url: z
      .string()
      .trim()
      .max(300, "Use at most 300 characters.")
      .refine((url) => isAddress(url, type), `Use an address like https://host${PATHS[type]}`),
  });
