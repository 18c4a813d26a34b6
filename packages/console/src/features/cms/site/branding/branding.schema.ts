import { updateBranding, type components } from "@backoffice/api-client";
import { z } from "zod";
import { addressText } from "#kit/form/address-text.ts";
import { nameByLanguage, textByLanguageUpTo } from "#entities/language/text-by-language.ts";

type Schemas = components["schemas"];

/** Maximum number of social network profiles. */
export const MOST_LINKS = 12;

const { addresses } = updateBranding.operation;

/** Form schema of a site's branding. */
export const brandingSchema = z.object({
  siteTitle: nameByLanguage("title", 200),
  slogan: textByLanguageUpTo(200),
  logoPath: addressText(addresses["body.logoPath"], 300),
  logoDarkPath: addressText(addresses["body.logoDarkPath"], 300),
  faviconPath: addressText(addresses["body.faviconPath"], 300),
  supportEmail: z.union([z.literal(""), z.email("Enter an email address.")]),
  socialLinks: z
    .array(
      z.object({
        network: z.string().min(1, "Choose the network."),
        url: addressText(addresses["body.socialLinks.*.url"], 500).min(1, "Enter the address of the profile."),
      }),
    )
    .max(MOST_LINKS, `Use at most ${MOST_LINKS} profiles.`),
});

type Values = z.input<typeof brandingSchema>;

/** Form values of a branding. */
export const brandingValues = (it: Schemas["Branding"]): Values => ({
  siteTitle: it.siteTitle,
  slogan: it.slogan,
  logoPath: it.logoPath ?? "",
  logoDarkPath: it.logoDarkPath ?? "",
  faviconPath: it.faviconPath ?? "",
  supportEmail: it.supportEmail ?? "",
  socialLinks: it.socialLinks,
});

/** Request body: all fields, null if empty. */
export const brandingInput = (
  opId: string,
  { logoPath, logoDarkPath, faviconPath, supportEmail, ...texts }: z.output<typeof brandingSchema>,
): Schemas["BrandingChange"] => ({
  ...texts,
  opId,
  logoPath: logoPath || null,
  logoDarkPath: logoDarkPath || null,
  faviconPath: faviconPath || null,
  supportEmail: supportEmail || null,
  socialLinks: texts.socialLinks as Schemas["SocialLink"][],
});
