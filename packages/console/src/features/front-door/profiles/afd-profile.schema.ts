import { jsonTextRule } from "@backoffice/ui/form";
import { z } from "zod";

const text = (maximum: number) => z.string().trim().max(maximum, `Use at most ${maximum} characters.`);
const needed = (maximum: number, message: string) => text(maximum).min(1, message);

/** A JSON object as text; undefined if empty. */
const extraData = jsonTextRule().superRefine((value, context) => {
  if (value.trim() !== "" && !/^\s*\{/.test(value))
    context.addIssue({ code: "custom", message: "Enter a JSON object." });
});

/** Form schema of an existing profile: the title is required (content §5). */
export const profileChangeSchema = z.object({
  resourceGroup: text(90),
  afdProfileName: text(90),
  title: needed(100, "Enter the title."),
  managedIdentityClientId: text(64),
  endpointNamePrefix: text(40),
  ppfRouteNamePrefix: text(40),
  description: text(500),
  note: text(1000),
  extraData,
  isDefault: z.boolean(),
  skipExistingAfdProfileCheck: z.boolean(),
});

/** Form schema of a new profile: resource group, name and managed identity are required too (content §5). */
export const newProfileSchema = profileChangeSchema.extend({
  resourceGroup: needed(90, "Enter the resource group."),
  afdProfileName: needed(90, "Enter the profile name.").regex(
    /^([A-Za-z0-9][A-Za-z0-9-]*)?$/,
    "Use letters, digits and hyphens; begin with a letter or a digit.",
  ),
  managedIdentityClientId: needed(64, "Enter the client ID of the managed identity."),
});
