import { addressRule, isAddress, type AddressScheme } from "@backoffice/api-client";
import { z } from "zod";

/**
 * An address of the schemes that the contract allows (`x-schemes`), up to `maxLength` characters; `""` if there is none.
 */
export const addressText = (schemes: readonly AddressScheme[], maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength, `Use at most ${maxLength} characters.`)
    .refine((it) => it === "" || isAddress(it, schemes), addressRule(schemes));
